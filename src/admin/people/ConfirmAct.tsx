import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useMessages } from '../useMessages.ts'

export type ConfirmedAct = 'revoke' | 'suspend' | 'reactivate' | 'resetFactor' | 'remove'

interface ConfirmActProps {
  /** What is asked about; null for nothing. */
  readonly act: ConfirmedAct | null
  readonly name: string
  readonly onCancel: () => void
  readonly onConfirm: (act: ConfirmedAct) => void
}

/** Says what is about to happen to somebody, and asks once more. */
export function ConfirmAct({ act, name, onCancel, onConfirm }: ConfirmActProps) {
  const t = useMessages().people.confirm
  if (!act) return null
  const { title, text, button } = t[act]
  return (
    <ConfirmDialog
      isOpen
      title={title(name)}
      text={text}
      confirm={button}
      isHarmless={act === 'reactivate'}
      onConfirm={() => onConfirm(act)}
      onClose={onCancel}
    />
  )
}
