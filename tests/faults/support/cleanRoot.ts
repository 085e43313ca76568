import { execFile, execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CommandLine } from '../../support/running.ts'

const run = promisify(execFile)
const SUITE = 'bookworm'
/** The ordinary user who installs, and another, who may not write what the first one owns. */
export const OWNER = 1000
export const OTHER = 1001

/** Making one takes Debian's own tool, and root. */
export const canMakeRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/sbin/debootstrap')

export interface CleanRoot {
  readonly folder: string
  /** A command as somebody in there types it. Nothing of our environment goes along. */
  command(user: number, words: CommandLine, variables?: Readonly<Record<string, string>>): CommandLine
  /** Takes another Node in. */
  useNode(program: string): void
  remove(): Promise<void>
}

/** A Debian with nothing but its smallest self and these packages, from the mirror that apt uses here, and a Node with its npm, put there as an archive from nodejs.org would be. */
export async function makeCleanRoot(packages: readonly string[] = []): Promise<CleanRoot> {
  // Not among the temporary files in memory: devices are not allowed there.
  const folder = mkdtempSync('/var/tmp/edicola-root-')
  await run('tar', ['-xf', await debian(packages), '-C', folder])
  // The folder is ours alone as it is made; a machine's root is everybody's to look into.
  chmodSync(folder, 0o755)
  await run('mount', ['-t', 'proc', 'proc', join(folder, 'proc')])
  const npm = join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm')
  cpSync(npm, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'))
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
  cpSync('/etc/hosts', join(folder, 'etc/hosts'))
  // A network may sign for others: what npm trusts here, it trusts there.
  const trusted = execFileSync('npm', ['config', 'get', 'cafile'], { encoding: 'utf8' }).trim()
  if (existsSync(trusted)) {
    cpSync(realpathSync(trusted), join(folder, 'etc/trusted.pem'))
    mkdirSync(join(folder, 'usr/local/etc'), { recursive: true })
    writeFileSync(join(folder, 'usr/local/etc/npmrc'), 'cafile=/etc/trusted.pem\n')
  }
  appendFileSync(
    join(folder, 'etc/passwd'),
    `owner:x:${OWNER}:${OWNER}::/home/owner:/bin/sh\nother:x:${OTHER}:${OTHER}::/home/other:/bin/sh\n`,
  )
  execFileSync('install', ['--directory', '--owner', String(OWNER), join(folder, 'home/owner'), join(folder, 'srv/magazine')])
  execFileSync('install', ['--directory', '--owner', String(OTHER), join(folder, 'home/other'), join(folder, 'srv/other')])

  return {
    folder,
    command(user, words, variables = {}) {
      const all = {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        HOME: user === OWNER ? '/home/owner' : '/home/other',
        ...variables,
      }
      const pairs = Object.entries(all).map(([name, value]) => `${name}=${value}`)
      return ['chroot', `--userspec=${user}:${user}`, folder, 'env', '-i', ...pairs, ...words]
    },
    useNode(program) {
      cpSync(program, join(folder, 'usr/local/bin/node'))
    },
    async remove() {
      await run('umount', ['--lazy', join(folder, 'proc')]).catch(() => undefined)
      await run('rm', ['-rf', '--one-file-system', folder])
    },
  }
}

/** The archive of a Debian as debootstrap makes it, at most a day old: several tests begin with it. */
async function debian(packages: readonly string[]): Promise<string> {
  const file = `/var/tmp/${['edicola', SUITE, ...packages].join('-')}.tar`
  if (existsSync(file) && Date.now() - statSync(file).mtimeMs < 24 * 3_600_000) return file
  const folder = mkdtempSync('/var/tmp/edicola-debian-')
  await run('debootstrap', ['--variant=minbase', ...packages.map((name) => `--include=${name}`), SUITE, folder, mirror()], {
    maxBuffer: 1 << 26,
  })
  await run('tar', ['-cf', `${file}.part`, '--exclude=./var/cache/apt/archives/*', '-C', folder, '.'])
  renameSync(`${file}.part`, file)
  await run('rm', ['-rf', '--one-file-system', folder])
  return file
}

/** Where apt gets Debian from. */
function mirror(): string {
  const places = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter((file) => existsSync(file))
  const found = places.map((file) => /https?:\/\/\S+\/debian\/?(?=\s)/.exec(readFileSync(file, 'utf8'))?.[0]).find(Boolean)
  return found ?? 'http://deb.debian.org/debian'
}
