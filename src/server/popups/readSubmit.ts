import { z } from 'zod'

/** What a browser says on OK. */
export interface SubmitCall {
  readonly id: string
  readonly dontShowAgain: boolean
}

const id = z.union([z.string(), z.number().transform(String)]).refine((value) => value.trim() !== '')
const option = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
const jsonSchema = z.object({ id, modal_state: z.object({ dont_show_again_option: option }) })
const formSchema = z.object({ id, option })

/** Reads the call in JSON; null if it is malformed. */
export function readJsonSubmit(text: string): SubmitCall | null {
  try {
    const parsed = jsonSchema.safeParse(JSON.parse(text))
    return parsed.success ? { id: parsed.data.id, dontShowAgain: parsed.data.modal_state.dont_show_again_option } : null
  } catch {
    return null
  }
}

/** Reads the call as forms write it; null if it is malformed. Whoever says two things says nothing. */
export function readFormSubmit(text: string): SubmitCall | null {
  const given = new URLSearchParams(text)
  const only = (name: string) => (given.getAll(name).length === 1 ? given.get(name) : undefined)
  const parsed = formSchema.safeParse({ id: only('id'), option: only('modal_state[dont_show_again_option]') })
  return parsed.success ? { id: parsed.data.id, dontShowAgain: parsed.data.option } : null
}
