import { useParams } from 'react-router'
import { addressOf } from '../../content/addresses.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard } from '../form/FormCard.tsx'
import { SlugInput } from '../form/SlugInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { useMessages } from '../useMessages.ts'

export function SectionForm() {
  const t = useMessages().sections
  const { id } = useParams()
  return (
    <DocumentForm kind="section" {...(id && { id })} title={t.new} back="/section" defaults={{ name: '', position: 999 }} isDeletable>
      <FormCard>
        <WordsInput source="content.name" label={t.name} helperText={false} autoFocus={!id} />
        <SlugInput from="content.name" address={addressOf.section} />
        <WordsInput source="content.description" label={t.description} helperText={t.descriptionHelp} multiline minRows={2} />
      </FormCard>
    </DocumentForm>
  )
}
