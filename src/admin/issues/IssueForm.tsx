import { Typography } from '@mui/material'
import { NumberInput } from 'react-admin'
import { useParams } from 'react-router'
import { addressOf } from '../../content/addresses/addresses.ts'
import { MomentField } from '../articles/edit/MomentField.tsx'
import { BodyInput } from '../editor/BodyInput.tsx'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard, FormColumns } from '../form/FormCard.tsx'
import { PublishActions } from '../form/PublishActions.tsx'
import { useIsReadOnly } from '../form/readOnly.ts'
import { SlugInput } from '../form/SlugInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { MediaInput } from '../media/MediaInput.tsx'
import { useMessages } from '../useMessages.ts'
import { IssueOrder } from './IssueOrder.tsx'

export function IssueForm() {
  const t = useMessages().issues
  const { id } = useParams()
  const main = (
    <>
      <FormCard>
        <WordsInput source="content.title" label={t.name} helperText={false} autoFocus={!id} />
        <WordsInput source="content.standfirst" label={t.standfirst} helperText={false} multiline minRows={2} />
        <Words label={t.body} />
      </FormCard>
      <FormCard title={t.articles} text={t.articlesText}>
        {id ? <IssueOrder issue={id} /> : <Typography color="text.secondary">{t.articlesFirstSave}</Typography>}
      </FormCard>
    </>
  )
  const side = (
    <FormCard>
      <MediaInput source="content.cover" accept="image" label={t.cover} ratio="4 / 3" />
      <NumberInput source="content.number" label={t.number} helperText={t.numberHelp} min={1} max={9999} fullWidth />
      <SlugInput from="content.title" address={addressOf.issue} />
      <MomentField name="unpublishAt" label={t.until} helperText={t.untilHelp} isReadOnly={false} />
    </FormCard>
  )
  return (
    <DocumentForm
      kind="issue"
      {...(id && { id })}
      title={t.new}
      back="/issue"
      defaults={{ title: '', order: [] }}
      actions={(issue) => <PublishActions document={issue} />}
      isDeletable
    >
      <FormColumns main={main} side={side} />
    </DocumentForm>
  )
}

/** Inside the form, which knows whether it may be changed. */
function Words({ label }: { readonly label: string }) {
  return <BodyInput source="content.body" label={label} readOnly={useIsReadOnly()} />
}
