/** The × of every generation of markup. In the legacy one it carries the OK class too, and is a × all the same. */
export const CLOSE = 'button.close,.btn-close,.js-modal-page-close'
export const LEFT = '.js-modal-page-left-button'
export const OK = `.js-modal-page-ok-button:not(${CLOSE})`
export const DISMISS = `${CLOSE},${LEFT},[data-dismiss],[data-bs-dismiss]`
