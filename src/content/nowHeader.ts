/** The header in which the server tells the back office its clock, to the millisecond. */
export const NOW_HEADER = 'edicola-now'
