import { Box, Link, Typography } from '@mui/material'
import type { MoveFigures, ServedMove } from '../../content/moves/move.ts'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'
import { reportPath } from './useMoves.ts'

/** What a trial found, in numbers: how much comes, what changes its form, what is left out. */
export function MoveFindingsCard({ move }: { readonly move: ServedMove }) {
  const t = useMessages().moves.found
  const { findings, isTrial } = move
  if (!findings?.sums) return null
  const { sums } = findings
  return (
    <FormCard title={t.title(findings.title)} {...(isTrial && { text: t.tried })}>
      <Typography>{kindsInWords(sums, t)}</Typography>
      <Typography>{t.identical(sums.identical, sums.texts)}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Notes title={t.changed} notes={sums.notes.filter(({ isLeftOut }) => !isLeftOut)} />
        <Notes
          title={t.dropped}
          notes={sums.notes.filter(({ isLeftOut }) => isLeftOut)}
          more={sums.leftOut > 0 ? t.leftOut(sums.leftOut) : null}
        />
        <Notes title={t.keptTitle} notes={sums.kept ?? []} />
      </Box>
      {move.hasReport && <ReportLinks id={move.id} />}
    </FormCard>
  )
}

type Found = ReturnType<typeof useMessages>['moves']['found']

const KINDS = ['article', 'page', 'section', 'tag', 'author', 'media', 'menu'] as const

/** `12 articoli · 3 pagine · 2 ci sono già`. */
function kindsInWords({ kinds, outcomes }: MoveFigures, t: Found): string {
  const counted = KINDS.flatMap((kind) => (kinds[kind] ? [t.kinds[kind](kinds[kind])] : []))
  const here = outcomes.unchanged + outcomes.adopted
  return [
    ...counted,
    ...(here > 0 ? [t.known(here)] : []),
    ...(outcomes.kept > 0 ? [t.kept(outcomes.kept)] : []),
    ...(outcomes.refused > 0 ? [t.refused(outcomes.refused)] : []),
  ].join(' · ')
}

interface NotesProps {
  readonly title: string
  readonly notes: readonly { readonly words: string; readonly count: number }[]
  readonly more?: string | null
}

function Notes({ title, notes, more }: NotesProps) {
  if (notes.length === 0 && !more) return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {notes.map(({ words, count }) => (
          <Typography component="li" variant="body2" key={words}>
            {words}: {count}
          </Typography>
        ))}
        {more && (
          <Typography component="li" variant="body2">
            {more}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** The report as a page, and for programs. */
export function ReportLinks({ id }: { readonly id: string }) {
  const t = useMessages().moves.found
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Link href={reportPath(id, 'html')} target="_blank" rel="noopener">
        {t.report}
      </Link>
      <Link href={reportPath(id, 'json')} target="_blank" rel="noopener">
        {t.reportJson}
      </Link>
    </Box>
  )
}
