import { BooleanInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { Section } from '../../content/kinds/section.ts'
import { noPodcast, PODCAST_CATEGORIES } from '../../content/podcast.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard } from '../form/FormCard.tsx'
import { SlugInput } from '../form/SlugInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { useMessages } from '../useMessages.ts'

const DEFAULTS = { name: '', position: 999, podcast: noPodcast }

export function SectionForm() {
  const t = useMessages().sections
  const { id } = useParams()
  return (
    <DocumentForm kind="section" {...(id && { id })} title={t.new} back="/section" defaults={DEFAULTS} isDeletable>
      <FormCard>
        <WordsInput source="content.name" label={t.name} helperText={false} autoFocus={!id} />
        <SlugInput from="content.name" address={addressOf.section} />
        <WordsInput source="content.description" label={t.description} helperText={t.descriptionHelp} multiline minRows={2} />
      </FormCard>
      <FormCard title={t.podcast.title} text={t.podcast.text}>
        <PodcastFields />
      </FormCard>
    </DocumentForm>
  )
}

function PodcastFields() {
  const t = useMessages().sections.podcast
  const isOn = useWatch<{ content: Section }, 'content.podcast.isOn'>({ name: 'content.podcast.isOn' })
  const categories = PODCAST_CATEGORIES.map((id) => ({ id, name: t.categories[id] })).sort((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <BooleanInput source="content.podcast.isOn" label={t.isOn} helperText={t.isOnHelp} />
      {isOn && (
        <>
          <WordsInput source="content.podcast.author" label={t.author} helperText={t.authorHelp} />
          <SelectInput
            source="content.podcast.category"
            label={t.category}
            choices={categories}
            translateChoice={false}
            helperText={t.categoryHelp}
            fullWidth
          />
          <BooleanInput source="content.podcast.isExplicit" label={t.isExplicit} helperText={t.isExplicitHelp} />
        </>
      )}
    </>
  )
}
