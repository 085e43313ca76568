import { Box, Skeleton, TextField, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import type { GuidePart } from '../../../docs/guida-redazione.md'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useLanguage, useMessages } from '../useMessages.ts'
import { guidePath, partsWith, useGuideParts } from './guideParts.ts'

/** The guide for editors, with its contents beside it and a field that finds a part by its words. */
export function GuideScreen() {
  const t = useMessages().help
  const parts = useGuideParts()
  const [typed, setTyped] = useState('')
  const isItalian = useLanguage() === 'it'
  const shown = parts && (typed.trim() === '' ? parts : partsWith(typed, parts).map(byItself))
  return (
    <>
      <Title title={t.guide} />
      <ScreenHead title={t.guide} {...(!isItalian && { text: t.inItalian })} />
      {!shown ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '240px minmax(0, 1fr)' }, alignItems: 'start' }}>
          <Box sx={{ position: { md: 'sticky' }, top: 72 }}>
            <TextField
              label={t.find}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              type="search"
              size="small"
              fullWidth
            />
            <Contents parts={shown} />
            <Typography role="status" variant="caption" color="text.secondary">
              {shown.length === 0 ? t.none(typed) : ''}
            </Typography>
          </Box>
          <Box lang="it" sx={page}>
            {shown.map((part) => (
              <Part key={part.id} part={part} />
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

/** A part that was found stands without those around it. */
const byItself = (part: GuidePart): GuidePart => ({ ...part, level: 2 })

function Contents({ parts }: { readonly parts: readonly GuidePart[] }) {
  const t = useMessages().help
  return (
    <Box component="nav" aria-label={t.contents} lang="it" sx={{ my: 1, '& ul': { listStyle: 'none', p: 0, m: 0 } }}>
      <ul>
        {parts.map(({ id, level, title }) => (
          <Typography key={id} component="li" variant="body2" sx={{ pl: (level - 2) * 2, py: 0.5, '& a': { color: 'primary.main' } }}>
            <Link to={guidePath(id)}>{title}</Link>
          </Typography>
        ))}
      </ul>
    </Box>
  )
}

function Part({ part: { id, level, title, html } }: { readonly part: GuidePart }) {
  const heading = useId()
  const [address] = useSearchParams()
  const isAsked = address.get('parte') === id
  useEffect(() => {
    if (isAsked) document.getElementById(heading)?.scrollIntoView()
  }, [isAsked, heading])
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography
        id={heading}
        variant={level === 2 ? 'h5' : 'h6'}
        component={level === 2 ? 'h2' : 'h3'}
        sx={{ mt: 3, scrollMarginTop: 72 }}
      >
        {title}
      </Typography>
      {/* Our own file, made into HTML by the build. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Box>
  )
}

const page = {
  maxWidth: 760,
  lineHeight: 1.6,
  '& section:first-of-type > :first-of-type': { mt: 0 },
  '& img': { maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', my: 2 },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 1, borderBottom: 1, borderColor: 'divider' },
  '& code': { fontSize: '0.9em', px: 0.5, backgroundColor: 'action.hover', borderRadius: 0.5 },
  '& li': { mb: 0.5 },
}
