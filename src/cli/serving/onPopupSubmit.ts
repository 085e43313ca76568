import type { OnPopupSubmit } from '../../content/popups/submit.ts'

/**
 * What this site does in its own code when a reader gives an OK to an announcement: each function is called with every submit, once it is
 * kept. Add yours here; what only has to be told to another site needs no code, but a webhook in the announcement.
 */
export const onPopupSubmit: readonly OnPopupSubmit[] = []
