import { useParams } from 'react-router'
import { addressOf } from '../../content/addresses/addresses.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard, FormColumns } from '../form/FormCard.tsx'
import { LinkListInput } from '../form/RowsInput.tsx'
import { SlugInput } from '../form/SlugInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { MediaInput } from '../media/MediaInput.tsx'
import { useMessages } from '../useMessages.ts'

/** The most links that the schema allows. */
const MAX_LINKS = 8

export function AuthorForm() {
  const t = useMessages().authors
  const { id } = useParams()
  const main = (
    <>
      <FormCard>
        <WordsInput source="content.name" label={t.name} helperText={false} autoFocus={!id} />
        <WordsInput source="content.role" label={t.role} helperText={t.roleHelp} />
        <WordsInput source="content.bio" label={t.bio} helperText={t.bioHelp} multiline minRows={4} />
      </FormCard>
      <FormCard title={t.links} text={t.linksText}>
        <LinkListInput source="content.links" max={MAX_LINKS} />
      </FormCard>
    </>
  )
  const side = (
    <FormCard>
      <MediaInput source="content.portrait" accept="image" label={t.portrait} ratio="1 / 1" />
      <SlugInput from="content.name" address={addressOf.author} />
    </FormCard>
  )
  return (
    <DocumentForm kind="author" {...(id && { id })} title={t.new} back="/author" defaults={{ name: '', links: [] }} isDeletable>
      <FormColumns main={main} side={side} />
    </DocumentForm>
  )
}
