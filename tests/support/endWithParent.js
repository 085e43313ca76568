import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

// Started by `guard.ts`, and told on its standard input what must not outlive whoever started it: `+ pid 123 SIGKILL`, `+ folder /tmp/x`, and the
// same with `-` once it has ended or gone by itself. The input ends with the process at its other end, however that ended: then what is left is
// ended and removed here. A session of its own keeps the signals of a terminal away.

/** @type {Map<string, string>} */
const processes = new Map()
/** @type {Set<string>} */
const folders = new Set()

for await (const line of createInterface({ input: process.stdin })) {
  const [, sign, kind, name = '', signal = ''] = /^([+-]) (pid|folder) (.+?)(?: (SIG\w+))?$/.exec(line) ?? []
  if (sign === '-') {
    processes.delete(name)
    folders.delete(name)
  } else if (kind === 'pid') processes.set(name, signal)
  else folders.add(name)
}

for (const [pid, signal] of processes) tell(pid, signal)
// A folder that is still written to cannot be emptied. What nobody has taken note of stays in the list of processes though it has ended.
for (let attempt = 0; attempt < 100 && [...processes.keys()].some((pid) => tell(pid, 0)); attempt++)
  await new Promise((resolve) => setTimeout(resolve, 50))
for (const folder of folders) rmSync(folder, { recursive: true, force: true })

/**
 * Signals a process; was there one?
 * @param {string} pid
 * @param {string | number} signal
 */
function tell(pid, signal) {
  try {
    return process.kill(Number(pid), signal)
  } catch {
    return false
  }
}
