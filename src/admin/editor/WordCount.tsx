import { Typography } from '@mui/material'
import { useDeferredValue, useMemo } from 'react'
import type { Body } from '../../content/body/body.ts'
import { bodyText, countWords, readingMinutes } from '../../content/body/text.ts'
import { useMessages } from '../useMessages.ts'

/** How long the text is, in words and in minutes of a reader's time. */
export function WordCount({ body }: { readonly body: Body | null | undefined }) {
  const t = useMessages().editor
  const settled = useDeferredValue(body)
  const { words, minutes } = useMemo(
    () => (settled ? { words: countWords(bodyText(settled)), minutes: readingMinutes(settled) } : { words: 0, minutes: 0 }),
    [settled],
  )
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {t.words(words)}
      {words > 0 && ` · ${t.minutes(minutes)}`}
    </Typography>
  )
}
