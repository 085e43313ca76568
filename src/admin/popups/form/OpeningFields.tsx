import { Box } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { MomentInput } from '../../form/MomentInput.tsx'
import { WordsInput } from '../../form/WordsInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { TriggerFields } from './TriggerFields.tsx'
import { usePopup } from './usePopup.ts'

/** When it opens: by itself, by a click, and between which days. */
export function OpeningFields() {
  const t = useMessages().popupForm
  const { autoOpen } = usePopup('autoOpen')
  return (
    <>
      <BooleanInput source="content.autoOpen" label={t.autoOpen} helperText={t.autoOpenHelp} />
      {autoOpen && <TriggerFields />}
      <WordsInput
        source="content.openModalOnElementClick"
        label={t.openModalOnElementClick}
        helperText={t.openModalOnElementClickHelp}
        validate={(selector: string) => (isSelector(selector, document) ? undefined : t.badSelector)}
      />
      <BooleanInput source="content.reopenOnClick" label={t.reopenOnClick} helperText={t.reopenOnClickHelp} />
      <Box sx={pair}>
        <MomentInput source="content.publishAt" label={t.publishAt} helperText={t.publishAtHelp} clearLabel={t.clear} />
        <MomentInput source="content.unpublishAt" label={t.unpublishAt} helperText={t.unpublishAtHelp} clearLabel={t.clear} />
      </Box>
    </>
  )
}

const pair = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }

/** Says whether a browser takes a text for a selector; an empty one asks for nothing. */
function isSelector(text: string | null | undefined, document: Pick<Document, 'createDocumentFragment'>): boolean {
  if (!text?.trim()) return true
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}
