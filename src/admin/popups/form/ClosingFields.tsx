import { Alert } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { SecondsInput } from '../../form/WholeNumberInput.tsx'
import { WordsInput } from '../../form/WordsInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { usePopup } from './usePopup.ts'

export function ClosingFields() {
  const t = useMessages().popupForm
  const { autoHide, closeButton, closeOnEscape, closeOnBackdrop, leftLabel } = usePopup(
    'autoHide',
    'closeButton',
    'closeOnEscape',
    'closeOnBackdrop',
    'leftLabel',
  )
  const hasNoWayOut = !autoHide && !closeButton && !closeOnEscape && !closeOnBackdrop && leftLabel === ''
  return (
    <>
      {hasNoWayOut && <Alert severity="warning">{t.noWayOut}</Alert>}
      <BooleanInput source="content.closeButton" label={t.closeButton} helperText={false} />
      <BooleanInput source="content.closeOnEscape" label={t.closeOnEscape} helperText={false} />
      <BooleanInput source="content.closeOnBackdrop" label={t.closeOnBackdrop} helperText={false} />
      <WordsInput source="content.leftLabel" label={t.leftLabel} helperText={t.leftLabelHelp} />
      <BooleanInput source="content.autoHide" label={t.autoHide} helperText={t.autoHideHelp} />
      {autoHide && <SecondsInput source="content.autoHideDelay" label={t.autoHideDelay} helperText={false} />}
    </>
  )
}
