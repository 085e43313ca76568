/** By which button a reader answered the question about cookies: the × is one, and refuses. */
export const CHOICE_MEANS = ['accept', 'refuse', 'close', 'save'] as const
export type ChoiceMeans = (typeof CHOICE_MEANS)[number]
