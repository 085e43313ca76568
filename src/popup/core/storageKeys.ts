/** Where the engine remembers, in the browser's storage, when it last asked for the dismissals to be sent again, and for which. */
export const RENEWED_KEY = 'modal_page_renewed'

/** And, until the browser is closed, that it has asked for Bootstrap. */
export const BOOTSTRAP_KEY = 'modal_page_bootstrap'
