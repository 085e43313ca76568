import { listBegun } from './listBegun.ts'

/** The script of the front page. */
try {
  listBegun(document, localStorage)
} catch {
  // Storage is forbidden: nothing was begun here.
}
