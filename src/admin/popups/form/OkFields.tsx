import { useRecordContext, type RaRecord } from 'react-admin'
import type { Document } from '../../../content/newsroom/document.ts'
import { useMessages } from '../../useMessages.ts'
import { UnknownPages } from './UnknownPages.tsx'
import { usePopup } from './usePopup.ts'
import { WebhookState } from './WebhookState.tsx'
import { WordsInput } from '../../form/WordsInput.tsx'

/** What happens on OK. */
export function OkFields() {
  const t = useMessages().popupForm
  const saved = useRecordContext<Document<'popup'> & RaRecord<string>>()
  const { redirect } = usePopup()
  return (
    <>
      <WordsInput source="content.okLabel" label={t.okLabel} helperText={t.okLabelHelp} />
      <WordsInput source="content.redirect" label={t.redirect} helperText={t.redirectHelp} />
      <UnknownPages paths={[redirect.replace(/[?#].*$/s, '')]} />
      <WordsInput source="content.webhook" label={t.webhook} helperText={t.webhookHelp} type="url" />
      {saved?.content.webhook && <WebhookState id={saved.id} />}
    </>
  )
}
