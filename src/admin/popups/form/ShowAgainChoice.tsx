import { Alert, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useRecordContext, type RaRecord } from 'react-admin'
import { useController } from 'react-hook-form'
import type { Popup } from '../../../content/kinds/popup.ts'
import type { Document } from '../../../content/newsroom/document.ts'
import { useMessages } from '../../useMessages.ts'
import { useWholePopup } from './usePopup.ts'

/**
 * Whether those who dismissed an announcement are to see it again: never by itself, only by this explicit choice. It is offered beside the text
 * once that has changed, and otherwise where it is said how often the announcement is seen.
 */
export function ShowAgainChoice({ isWhenTextChanged = false }: { readonly isWhenTextChanged?: boolean }) {
  const t = useMessages().popupForm
  const saved = useRecordContext<Document<'popup'> & RaRecord<string>>()
  const popup = useWholePopup()
  const { field } = useController({ name: 'content.edition' })
  // What nobody has seen yet, nobody can have dismissed.
  if (!saved?.firstPublishedAt || (textOf(saved.content) !== textOf(popup)) !== isWhenTextChanged) return null
  const { edition } = saved.content
  const choice = (
    <>
      <FormControlLabel
        control={
          <Checkbox checked={popup.edition > edition} onChange={({ target }) => field.onChange(target.checked ? edition + 1 : edition)} />
        }
        label={t.showAgain}
      />
      <FormHelperText sx={{ mt: 0 }}>{t.showAgainHelp}</FormHelperText>
    </>
  )
  if (!isWhenTextChanged) return <div>{choice}</div>
  return (
    <Alert severity="info" variant="outlined" sx={{ color: 'text.primary' }}>
      {t.textChanged}
      <br />
      {choice}
    </Alert>
  )
}

const textOf = ({ title, body, media, variants }: Popup): string => JSON.stringify([title, body, media, variants])
