import { WordsInput } from './WordsInput.tsx'
import { useMessages } from '../useMessages.ts'
import { RowsInput } from './RowsInput.tsx'

interface LinkListInputProps {
  /** Where the list stands in the form: `content.links`. */
  readonly source: string
  readonly max: number
  readonly addLabel?: string
}

/** Words that lead somewhere, in the editor's order. */
export function LinkListInput({ source, max, addLabel }: LinkListInputProps) {
  const t = useMessages().form.links
  return (
    <RowsInput
      source={source}
      max={max}
      empty={{ label: '', address: '' }}
      calledBy="label"
      addLabel={addLabel ?? t.add}
      removeLabel={t.remove}
      columns="1fr 2fr"
    >
      {(row) => (
        <>
          <WordsInput source={`${row}.label`} label={t.label} helperText={false} />
          <WordsInput source={`${row}.address`} label={t.address} helperText={false} />
        </>
      )}
    </RowsInput>
  )
}
