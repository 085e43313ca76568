import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Link, Typography } from '@mui/material'
import { useDates } from '../theme/dates.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { fileSize } from './fileSize.ts'
import { fileAddress, sortOfType, type MediaRecord } from './mediaRecord.ts'

/** What the file itself is. */
export function MediaFacts({ media }: { readonly media: MediaRecord }) {
  const t = useMessages().media
  const language = useLanguage()
  const dates = useDates()
  const { fileName, type, bytes, picture } = media.content
  const extension = type.slice(type.indexOf('/') + 1).toUpperCase()
  const facts: readonly (readonly [string, string])[] = [
    [t.one.fileName, fileName],
    [t.one.type, sortOfType(type) === 'pdf' ? 'PDF' : `${t.oneOf[sortOfType(type)]} ${extension}`],
    ...(picture ? [[t.one.dimensions, t.one.pixels(picture.width, picture.height)] as const] : []),
    [t.one.size, fileSize(bytes, language)],
    [t.one.addedAt, dates.longMoment(media.createdAt)],
  ]
  return (
    <section aria-label={t.one.facts}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {t.one.facts}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link
        href={fileAddress(media.content)}
        target="_blank"
        rel="noopener"
        variant="body2"
        sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', mt: 1 }}
      >
        {t.one.download}
        <OpenInNew fontSize="inherit" />
      </Link>
    </section>
  )
}
