import { Box, MenuItem, TextField, Typography, useTheme } from '@mui/material'
import { useState } from 'react'
import type { MoveSample } from '../../content/moves/move.ts'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'

/** A few texts as they stand in the file, and as readers will see them. */
export function MoveSamplesCard({ samples }: { readonly samples: readonly MoveSample[] }) {
  const t = useMessages().moves.samples
  const [chosen, setChosen] = useState(0)
  const sample = samples[chosen] ?? samples[0]
  if (!sample) return null
  return (
    <FormCard title={t.title} text={t.text}>
      <TextField
        select
        label={t.which}
        value={samples.indexOf(sample)}
        onChange={(event) => setChosen(Number(event.target.value))}
        sx={{ maxWidth: 560 }}
      >
        {samples.map(({ title, place }, index) => (
          <MenuItem key={place} value={index}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Frame title={t.before} html={sample.before} />
        <Frame title={t.after} html={sample.after} />
      </Box>
      {sample.notes.length === 0 ? (
        <Typography variant="body2">{t.same}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {sample.notes.map((note) => (
            <Typography component="li" variant="body2" key={note} sx={{ overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          ))}
        </Box>
      )}
    </FormCard>
  )
}

/** Somebody else's HTML: in a frame where nothing runs, of no origin, and from where nothing leads away. */
function Frame({ title, html }: { readonly title: string; readonly html: string }) {
  const { palette, typography } = useTheme()
  const style = `margin:12px;font:16px/1.5 ${typography.fontFamily?.replaceAll('"', "'") ?? 'serif'};overflow-wrap:anywhere;color:${palette.text.primary};background:${palette.background.paper};color-scheme:${palette.mode}`
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box
        component="iframe"
        title={title}
        sandbox=""
        srcDoc={`<!doctype html><body style="${style}">${withSigns(html)}`}
        sx={{ width: '100%', height: 360, border: 1, borderColor: 'divider', borderRadius: 1, backgroundColor: 'background.paper' }}
      />
    </Box>
  )
}

/** No file is at hand here: where a picture stands there is a sign, and not a picture that is broken. */
function withSigns(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of page.querySelectorAll('img')) picture.replaceWith('▣')
  return new XMLSerializer().serializeToString(page.body)
}
