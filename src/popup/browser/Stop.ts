/** Undoes what a trigger set up. */
export type Stop = () => void
