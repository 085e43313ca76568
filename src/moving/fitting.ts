import { note, type Note } from './note.ts'

/** Gathers what a record cannot hold here, while its fields are filled. */
export interface Fitting {
  readonly notes: readonly Note[]
  /** The text as long as a field of ours takes it; of what is cut off, the whole is told. */
  readonly fit: (field: string, text: string, most: number) => string
  /** Tells what stood there and no field of ours holds; nothing, if there was nothing. */
  readonly leave: (field: string, value: string) => void
}

export function createFitting(notes: Note[] = []): Fitting {
  return {
    notes,
    fit(field, text, most) {
      if (text.length <= most) return text
      notes.push(note('cut', field, text))
      // Two halves of one character stay together.
      return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
    },
    leave(field, value) {
      if (value.trim()) notes.push(note('custom-field', field, value))
    },
  }
}
