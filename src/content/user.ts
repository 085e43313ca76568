import { z } from 'zod'
import { requiredText } from './fields.ts'
import { problem } from './problem.ts'
import { ROLES, type Role } from './role.ts'

/** Who works in the back office. */
export interface User {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

export const newUserSchema = z.strictObject({
  name: requiredText(120),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email(problem('email'))),
  role: z.enum(ROLES),
})
export type NewUser = z.infer<typeof newUserSchema>

export const passwordSchema = z.string().min(12, problem('password')).max(128, problem('password'))
