import { useParams } from 'react-router'
import { addressOf } from '../../content/addresses/addresses.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard } from '../form/FormCard.tsx'
import { SlugInput } from '../form/SlugInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { useMessages } from '../useMessages.ts'

export function TagForm() {
  const t = useMessages().tags
  const { id } = useParams()
  return (
    <DocumentForm kind="tag" {...(id && { id })} title={t.new} back="/tag" defaults={{ name: '' }} isDeletable>
      <FormCard>
        <WordsInput source="content.name" label={t.name} helperText={false} autoFocus={!id} />
        <SlugInput from="content.name" address={addressOf.tag} />
        <WordsInput source="content.description" label={t.description} helperText={t.descriptionHelp} multiline minRows={2} />
      </FormCard>
    </DocumentForm>
  )
}
