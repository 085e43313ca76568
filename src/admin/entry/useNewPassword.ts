import { useState, type SubmitEvent } from 'react'
import { useMessages } from '../useMessages.ts'
import type { ChosenPassword } from './NewPasswordFields.tsx'
import { useSending } from './useSending.ts'

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
