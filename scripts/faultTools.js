import { existsSync } from 'node:fs'

/** What the long form needs of Debian: a clock that can be set, clean machines and containers to install a release on, a systemd to start it, and the proxies of deploy/. */
export const FAULT_PACKAGES = [
  'faketime',
  'debootstrap',
  'podman',
  'runc',
  'systemd-container',
  'nginx',
  'libnginx-mod-http-brotli-static',
  'caddy',
]

/** Debian's package `faketime`: what a program asks of the C library about the time goes through it. */
export const findFakeClock = () =>
  ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/faketime/libfaketimeMT.so.1`).find((file) => existsSync(file))

/** Debian's own Python, for which Debian's package `python3-swift` is. */
export const SWIFT_PYTHON = '/usr/bin/python3'

/** OpenStack Swift, an S3 store that is a real one: what keeps media and backups elsewhere is tried on it. */
export const hasSwift = () => existsSync('/usr/lib/python3/dist-packages/swift/proxy/server.py')

/** A disk that is full or can only be read is a small one in memory, which only root may mount. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** @type {[program: string, name: string][]} */
const PROXIES = [
  ['/usr/sbin/nginx', 'nginx'],
  ['/usr/bin/caddy', 'Caddy'],
]

/** @type {[program: string, name: string][]} */
const MACHINES = [
  ['/usr/sbin/debootstrap', 'debootstrap'],
  ['/usr/bin/podman', 'podman'],
  ['/usr/sbin/runc', 'runc'],
  ['/usr/bin/systemd-nspawn', 'systemd-nspawn'],
]

/** The web server that stands in front, and what lets it send brotli: Debian's `nginx` and `libnginx-mod-http-brotli-static`. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const findBrotliNginx = () =>
  existsSync(BROTLI_MODULE) ? ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file)) : undefined

/** Says which faults cannot be tried on this machine. */
export function tellMissingFaultTools() {
  if (!findFakeClock()) console.log('Su questa macchina faketime non si può avere: le prove con l’orologio che salta NON si fanno.')
  if (!hasSwift()) console.log('Su questa macchina OpenStack Swift non si può avere: le prove con i media e le copie in S3 NON si fanno.')
  for (const [program, name] of PROXIES)
    if (!existsSync(program)) console.log(`Su questa macchina non c’è ${name}: le prove dietro di lui NON si fanno.`)
  if (!findBrotliNginx()) console.log('Su questa macchina nginx con brotli non si può avere: le prove del sito statico NON si fanno.')
  for (const [program, name] of MACHINES)
    if (!existsSync(program))
      console.log(
        `Su questa macchina non c’è ${name}: le prove della release su una Debian pulita, in un container o con systemd che lo usano NON si fanno.`,
      )
  if (!canMount) console.log('Le prove con il disco pieno e di sola lettura le può fare solo root, su Linux: NON si fanno.')
}
