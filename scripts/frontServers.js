import { existsSync } from 'node:fs'

/** The real servers that stand before a magazine in the tests: Debian's packages `nginx` and `varnish`. */
export const findNginx = () => ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
export const findVarnish = () =>
  ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/opt/homebrew/sbin/varnishd'].find((file) => existsSync(file))

/** The packages of those that this machine does not have. */
export const missingFrontServers = () => [...(findNginx() ? [] : ['nginx']), ...(findVarnish() ? [] : ['varnish'])]

/** Says which tests are left out for want of them. */
export function tellMissingFrontServers() {
  if (!findNginx()) console.log('Su questa macchina nginx non si può avere: le prove con più macchine NON si fanno.')
  if (!findVarnish()) console.log('Su questa macchina Varnish non si può avere: le prove dietro una CDN NON si fanno.')
}
