/**
 * Takes what was saved under one version of a kind's schema to the next: gives it the fields that are new, with what is meant where
 * nobody chose, and puts what moved where it is now.
 */
export type Upgrade = (older: Readonly<Record<string, unknown>>) => Record<string, unknown>
