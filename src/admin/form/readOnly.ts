import { createContext, useContext } from 'react'

/** Provided by a form whose document may be looked at and not changed. */
export const ReadOnly = createContext(false)

/** May the fields here only be looked at? Then nothing is offered that would change them. */
export const useIsReadOnly = (): boolean => useContext(ReadOnly)
