import { Box, Typography } from '@mui/material'
import { useGetManyAggregate, type RaRecord } from 'react-admin'
import { OPENINGS } from '../../../content/kinds/article.ts'
import type { Difference, FieldComparison } from '../../../content/newsroom/compare.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import { useMoments } from '../../theme/moments.ts'
import { useMessages } from '../../useMessages.ts'

interface DifferencesProps {
  readonly comparisons: readonly FieldComparison[]
  readonly before: string
  readonly after: string
}

/** Two versions side by side, in words: what went is struck, what came is marked. */
export function Differences({ comparisons, before, after }: DifferencesProps) {
  const t = useMessages().articles
  const names: Readonly<Record<string, string>> = t.fields
  if (comparisons.length === 0) return <Typography color="text.secondary">{t.revisions.empty}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {comparisons.map((comparison) => (
        <Box key={comparison.field} component="section" aria-label={names[comparison.field] ?? comparison.field}>
          <Typography variant="overline" component="h3" color="text.secondary">
            {names[comparison.field] ?? comparison.field}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
            <Side label={before} comparison={comparison} side="before" />
            <Side label={after} comparison={comparison} side="after" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface SideProps {
  readonly label: string
  readonly comparison: FieldComparison
  readonly side: 'before' | 'after'
}

function Side({ label, comparison, side }: SideProps) {
  const kind = REFERENCES[comparison.field]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {label}
      </Typography>
      <Box sx={text}>
        {kind ? <Named kind={kind} ids={identifiersIn(comparison, side)} /> : <Words comparison={comparison} side={side} />}
      </Box>
    </Box>
  )
}

function Words({ comparison, side }: Omit<SideProps, 'label'>) {
  const t = useMessages().articles
  const { moment } = useMoments()
  const pieces = sideOf(comparison, side)
  const whole = pieces.map((piece) => piece.text).join('')
  if (whole === '') return <em>{t.revisions.none}</em>
  const chosen = namesOfChoices(t)[comparison.field]?.[whole]
  if (chosen) return <>{chosen}</>
  if (comparison.field === 'publishAt' || comparison.field === 'unpublishAt') return <>{moment(whole)}</>
  return (
    <>
      {pieces.map((piece, index) =>
        piece.change === 'same' ? (
          <span key={index}>{piece.text}</span>
        ) : (
          <Box key={index} component={side === 'before' ? 'del' : 'ins'} sx={side === 'before' ? gone : came}>
            {piece.text}
          </Box>
        ),
      )}
    </>
  )
}

/** Identifiers mean nothing to anybody: their names do. */
function Named({ kind, ids }: { readonly kind: string; readonly ids: readonly string[] }) {
  const t = useMessages().articles.revisions
  const { data } = useGetManyAggregate<RaRecord & { title: string }>(kind, { ids: [...ids] }, { enabled: ids.length > 0 })
  if (ids.length === 0) return <em>{t.none}</em>
  const found = (data ?? []) as readonly ({ id: unknown; title: string } | undefined)[] // one that is gone is undefined
  return <>{ids.map((id) => found.find((one) => one?.id === id)?.title ?? '…').join(', ')}</>
}

const text = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9375rem', lineHeight: 1.5 }
const gone = { backgroundColor: 'rgba(190, 50, 40, 0.16)', textDecorationColor: 'currentColor' }
const came = { backgroundColor: 'rgba(46, 125, 60, 0.2)', textDecoration: 'none' }

/** Fields that hold one of a few values, and what the form calls each. */
function namesOfChoices({
  openings,
  languages,
  revisions,
}: AdminMessages['articles']): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return {
    opening: Object.fromEntries(OPENINGS.map((opening) => [opening, openings[opening].name])),
    isDuotone: { true: revisions.yes, false: revisions.no },
    language: languages,
  }
}

/** Fields that hold the identifiers of other documents, and of which kind. */
const REFERENCES: Readonly<Record<string, string>> = {
  section: 'section',
  authors: 'author',
  tags: 'tag',
  issue: 'issue',
  hero: 'media',
  socialImage: 'media',
}

/** One side of a comparison: what both have, and what only this one has. */
export function sideOf({ differences }: FieldComparison, side: 'before' | 'after'): Difference[] {
  const other = side === 'before' ? 'added' : 'removed'
  return differences.filter(({ change }) => change !== other)
}

/** The identifiers that a field named on one side: they were compared as words, and are words again when put together. */
export function identifiersIn(comparison: FieldComparison, side: 'before' | 'after'): string[] {
  const text = sideOf(comparison, side)
    .map((piece) => piece.text)
    .join('')
  return text.split(', ').filter((id) => id !== '')
}
