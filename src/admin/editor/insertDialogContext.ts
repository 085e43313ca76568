import { createContext, useContext } from 'react'
import type { Question } from './blocks.ts'

/** Opens the dialog that a block needs before it can be inserted. */
export const InsertDialogContext = createContext<(question: Question) => void>(() => undefined)

export const useInsertDialog = () => useContext(InsertDialogContext)
