import { useMessages } from '../useMessages.ts'
import { PasswordField } from './PasswordField.tsx'

export interface ChosenPassword {
  readonly first: string
  readonly again: string
}

interface NewPasswordFieldsProps {
  readonly chosen: ChosenPassword
  readonly onChange: (chosen: ChosenPassword) => void
}

/** A new password, twice. */
export function NewPasswordFields({ chosen, onChange }: NewPasswordFieldsProps) {
  const t = useMessages().entry.newPassword
  return (
    <>
      <PasswordField
        label={t.chosen}
        value={chosen.first}
        onChange={(first) => onChange({ ...chosen, first })}
        autoComplete="new-password"
        helperText={t.advice}
      />
      <PasswordField
        label={t.again}
        value={chosen.again}
        onChange={(again) => onChange({ ...chosen, again })}
        autoComplete="new-password"
      />
    </>
  )
}
