import { RadioButtonGroupInput } from 'react-admin'
import { BodyInput } from '../../editor/BodyInput.tsx'
import { MediaInput } from '../../media/MediaInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { ShowAgainChoice } from './ShowAgainChoice.tsx'
import { WordsInput } from '../../form/WordsInput.tsx'

export function SayingFields({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages().popupForm
  const sizes = (['small', 'medium', 'large'] as const).map((id) => ({ id, name: t.sizes[id] }))
  return (
    <>
      <WordsInput source="content.name" label={t.name} helperText={t.nameHelp} autoFocus={isNew} />
      <WordsInput source="content.title" label={t.title} helperText={t.titleHelp} />
      <BodyInput source="content.body" label={t.body} helperText={t.bodyHelp} minHeight="6rem" />
      <ShowAgainChoice isWhenTextChanged />
      <MediaInput source="content.media" accept="any" label={t.media} helperText={t.mediaHelp} />
      <RadioButtonGroupInput source="content.size" label={t.size} choices={sizes} translateChoice={false} helperText={false} />
    </>
  )
}
