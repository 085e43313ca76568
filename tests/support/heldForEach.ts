import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void // so the flag says

function heldNow(): number {
  collect()
  const { heapUsed, external } = memoryUsage()
  return heapUsed + external
}

/** What `take` adds to the memory for each of many, once some came before: tables were made, and functions compiled. */
export function heldForEach(take: (number: number) => void, count: number): number {
  for (let number = 0; number < count; number += 1) take(number)
  const before = heldNow()
  for (let number = count; number < 3 * count; number += 1) take(number)
  const held = (heldNow() - before) / (2 * count)
  take(3 * count) // whatever it keeps is still wanted
  return held
}
