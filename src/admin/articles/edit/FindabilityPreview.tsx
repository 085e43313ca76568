import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { rulesOf } from '../../../content/kinds.ts'
import { MediaThumb } from '../../media/MediaThumb.tsx'
import { useMedia } from '../../media/useMedia.ts'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'

/** About as much as a page of results shows. */
export const TITLE_LETTERS = 60
export const DESCRIPTION_LETTERS = 155

const SHOWN = [
  'content.seoTitle',
  'content.title',
  'content.seoDescription',
  'content.standfirst',
  'content.socialImage',
  'content.hero',
  'content.slug',
] as const

/** How it will look among search results and where it is shared, while it is written. */
export function FindabilityPreview() {
  const t = useMessages().articles.panel
  const { kind } = useArticleEditor()
  const [ownTitle, title, ownDescription, standfirst, socialImage, hero, slug] = useWatch<ArticleFormValues, typeof SHOWN>({ name: SHOWN })
  const shownTitle = ownTitle || title
  const description = ownDescription || standfirst
  const picture = socialImage ?? (kind === 'article' ? hero : null)
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 1 }}>
      <Box>
        <Typography variant="overline" color="text.secondary">
          {t.search}
        </Typography>
        <Box sx={card}>
          <Typography variant="caption" color="text.secondary" noWrap component="p">
            {location.host}
            {rulesOf(kind).address?.(slug)}
          </Typography>
          <Typography color="info.main" sx={{ fontSize: '1.0625rem', lineHeight: 1.3 }}>
            {cut(shownTitle, TITLE_LETTERS)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {description ? cut(description, DESCRIPTION_LETTERS) : t.noDescription}
          </Typography>
        </Box>
      </Box>
      <Box>
        <Typography variant="overline" color="text.secondary">
          {t.social}
        </Typography>
        <Box sx={{ ...card, p: 0, overflow: 'hidden' }}>
          <Box sx={{ aspectRatio: '1200 / 630', backgroundColor: 'action.hover' }}>{picture && <CardPicture id={picture} />}</Box>
          <Box sx={{ p: 1.5 }}>
            <Typography variant="caption" color="text.secondary" sx={{ textTransform: 'uppercase' }}>
              {location.hostname}
            </Typography>
            <Typography sx={{ fontFamily: SERIF, fontSize: '1.0625rem', lineHeight: 1.25 }}>{cut(shownTitle, 90)}</Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              {description}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

function CardPicture({ id }: { readonly id: string }) {
  const { media } = useMedia(id)
  return media ? <MediaThumb media={media} width={640} /> : null
}

const cut = (text: string, letters: number): string =>
  text.length <= letters ? text : `${text.slice(0, letters).replace(/\s+\S*$/, '')} …`

const card = { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, backgroundColor: 'background.default' }
