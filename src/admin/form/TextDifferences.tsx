import { Box, Typography } from '@mui/material'
import type { PublishWarning } from '../../content/newsroom/publishWarnings.ts'
import { Differences } from '../articles/edit/Differences.tsx'
import { useMessages } from '../useMessages.ts'

interface TextDifferencesProps {
  readonly warning: Extract<PublishWarning, { kind: 'uneven-texts' }>
}

/** Which texts of a test were changed and which were left behind, and what changed, word by word. */
export function TextDifferences({ warning: { changed, unchanged } }: TextDifferencesProps) {
  const t = useMessages().publishWarnings
  const lettersOf = (texts: readonly { readonly letter: string }[]) => texts.map(({ letter }) => letter)
  return (
    <div>
      <Typography gutterBottom>{t.uneven(t.texts(lettersOf(changed)), t.texts(lettersOf(unchanged)))}</Typography>
      <Box sx={{ display: 'grid', gap: 2, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
        {changed.map(({ letter, comparisons }) => (
          <div key={letter}>
            <Typography variant="subtitle2" component="p">
              {t.changedText(letter)}
            </Typography>
            <Differences comparisons={comparisons} before={t.before} after={t.after} />
          </div>
        ))}
        {unchanged.map(({ letter, text }) => (
          <div key={letter}>
            <Typography variant="subtitle2" component="p">
              {t.unchangedText(letter)}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
    </div>
  )
}
