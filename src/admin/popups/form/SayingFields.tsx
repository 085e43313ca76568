import { RadioButtonGroupInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { SIZES, type Position } from '../../../popup/core/dress.ts'
import { BodyInput } from '../../editor/BodyInput.tsx'
import { WordsInput } from '../../form/WordsInput.tsx'
import { MediaInput } from '../../media/MediaInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { LookInput, PositionInput } from './DressInputs.tsx'
import { ShowAgainChoice } from './ShowAgainChoice.tsx'

export function SayingFields({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages().popupForm
  return (
    <>
      <WordsInput source="content.name" label={t.name} helperText={t.nameHelp} autoFocus={isNew} />
      <WordsInput source="content.title" label={t.title} helperText={t.titleHelp} />
      <BodyInput source="content.body" label={t.body} helperText={t.bodyHelp} minHeight="6rem" />
      <ShowAgainChoice isWhenTextChanged />
      <MediaInput source="content.media" accept="any" label={t.media} helperText={t.mediaHelp} />
      <LookInput />
      <PositionInput />
      <SizeInput />
    </>
  )
}

/** Only one in the middle of the page can be of another size. */
function SizeInput() {
  const t = useMessages().popupForm
  const position = useWatch<{ content: { position: Position } }, 'content.position'>({ name: 'content.position' })
  if (position !== 'center') return null
  const sizes = SIZES.map((id) => ({ id, name: t.sizes[id] }))
  return <RadioButtonGroupInput source="content.size" label={t.size} choices={sizes} translateChoice={false} helperText={false} />
}
