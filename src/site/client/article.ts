import { keepReading } from './keepReading.ts'

/** The script of the pages that are an article. */
try {
  keepReading(document, localStorage)
} catch {
  // Storage is forbidden: nothing is offered that could not be kept.
}
