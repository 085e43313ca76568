import { existsSync } from 'node:fs'

/** Debian's package `faketime`: what a program asks of the C library about the time goes through it. */
export const findFakeClock = () =>
  ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/faketime/libfaketimeMT.so.1`).find((file) => existsSync(file))

/** A disk that is full or can only be read is a small one in memory, which only root may mount. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** Says which faults cannot be tried on this machine. */
export function tellMissingFaultTools() {
  if (!findFakeClock()) console.log('Su questa macchina faketime non si può avere: le prove con l’orologio che salta NON si fanno.')
  if (!canMount) console.log('Le prove con il disco pieno e di sola lettura le può fare solo root, su Linux: NON si fanno.')
}
