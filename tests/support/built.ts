import { ensureBuilt } from '../../scripts/prepare.js'

/** Vitest's global set-up for what runs the program itself. */
export default function built(): void {
  ensureBuilt()
}
