import { Typography } from '@mui/material'
import type { ExcerptPart } from '../../content/search/excerpt.ts'

/** The passage of a text that has the words that were looked for; nothing where there is none. */
export function Excerpt({ parts }: { readonly parts: readonly ExcerptPart[] }) {
  if (parts.length === 0) return null
  return (
    <Typography
      variant="caption"
      component="span"
      color="text.secondary"
      sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', '& b': { color: 'text.primary' } }}
    >
      {parts.map(({ text, found }, place) => (found ? <b key={place}>{text}</b> : text))}
    </Typography>
  )
}
