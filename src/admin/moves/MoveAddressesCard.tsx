import { TextField } from '@mui/material'
import { useState } from 'react'
import type { MoveSetup, MoveSystem } from '../../content/moves/move.ts'
import { permalinkSubject } from '../../content/moves/permalink.ts'
import { FormCard } from '../form/FormCard.tsx'
import { linesOf } from '../form/LinesInput.tsx'
import { useMessages } from '../useMessages.ts'

interface MoveAddressesCardProps {
  readonly system: MoveSystem
  readonly setup: MoveSetup
  readonly onChange: (changed: Partial<MoveSetup>) => void
}

/** What an export does not say of the addresses of its site: how WordPress made them, where the others stood. */
export function MoveAddressesCard({ system, setup, onChange }: MoveAddressesCardProps) {
  const t = useMessages().moves.addresses
  if (system === 'edicola') return null
  return (
    <FormCard title={t.title} text={system === 'wordpress' ? t.permalinksText : t.siteText}>
      {system === 'wordpress' ? (
        <PermalinksField permalinks={setup.permalinks} onChange={(permalinks) => onChange({ permalinks })} />
      ) : (
        <TextField label={t.site} type="url" value={setup.site} onChange={({ target }) => onChange({ site: target.value.trim() })} />
      )}
    </FormCard>
  )
}

interface PermalinksFieldProps {
  readonly permalinks: readonly string[]
  readonly onChange: (permalinks: string[]) => void
}

/** A pattern on each line. Those that make sense count; of the first that does not, it says so. */
function PermalinksField({ permalinks, onChange }: PermalinksFieldProps) {
  const t = useMessages().moves.addresses
  const [typed, setTyped] = useState(permalinks.join('\n'))
  const wrong = linesOf(typed).find((pattern) => permalinkSubject(pattern) === null)
  return (
    <TextField
      multiline
      minRows={2}
      maxRows={8}
      label={t.permalinks}
      value={typed}
      placeholder={t.permalinksExample}
      error={wrong !== undefined}
      helperText={wrong === undefined ? t.permalinksHelp : t.wrongPermalink(wrong)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(linesOf(target.value).filter((pattern) => permalinkSubject(pattern) !== null))
      }}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' }, inputLabel: { shrink: true } }}
    />
  )
}
