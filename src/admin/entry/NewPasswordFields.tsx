import { useState, type SubmitEvent } from 'react'
import { useMessages } from '../useMessages.ts'
import { PasswordField } from './PasswordField.tsx'
import { useSending } from './useSending.ts'

interface ChosenPassword {
  readonly first: string
  readonly again: string
}

interface NewPasswordFieldsProps {
  readonly chosen: ChosenPassword
  readonly onChange: (chosen: ChosenPassword) => void
}

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

/** A form with a password that is typed twice: it is sent once both are the same. */
export function useNewPassword(act: (password: string) => Promise<void>) {
  const t = useMessages().entry.newPassword
  const [chosen, setChosen] = useState<ChosenPassword>({ first: '', again: '' })
  const { isSending, fault, setFault, send } = useSending()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen.first === chosen.again) void send(() => act(chosen.first))
    else setFault(t.different)
  }
  return { chosen, setChosen, isSending, fault, submit }
}
