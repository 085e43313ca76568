import { Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import type { Body } from '../../content/body/body.ts'
import { bodyText, minutesToRead } from '../../content/body/text.ts'
import { countWords } from '../../content/splitWords.ts'
import { useMessages } from '../useMessages.ts'

const REST_MS = 300

/** How long the text is, in words and in minutes of a reader's time; counted when whoever writes has paused, for it may be long. */
export function WordCount({ body }: { readonly body: Body | null | undefined }) {
  const t = useMessages().editor
  const count = () => (body ? countWords(bodyText(body)) : 0)
  const [words, setWords] = useState(count)
  useEffect(() => {
    const timer = setTimeout(() => setWords(count()), REST_MS)
    return () => clearTimeout(timer)
    // `count` is of this very body.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [body])
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {t.words(words)}
      {words > 0 && ` · ${t.minutes(minutesToRead(words))}`}
    </Typography>
  )
}
