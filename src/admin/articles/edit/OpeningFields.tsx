import { Box, Checkbox, FormControlLabel, FormHelperText, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { OPENINGS, type Opening } from '../../../content/kinds/article.ts'
import { useMessages } from '../../useMessages.ts'
import type { ArticleFormValues } from './articleEditor.ts'

/** How the article begins: each way in miniature, with its name; below, what the chosen one is good for. */
export function OpeningFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useMessages().articles
  const id = useId()
  const { field } = useController<ArticleFormValues, 'content.opening'>({ name: 'content.opening' })
  const hero = useWatch<ArticleFormValues, 'content.hero'>({ name: 'content.hero' })
  return (
    <>
      <Box data-field="opening" sx={{ mt: 1.5 }}>
        <FormLabel id={id} component="span" sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem' }}>
          {t.fields.opening}
        </FormLabel>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-labelledby={id}
          aria-describedby={`${id}-help`}
          value={field.value}
          onChange={(_event, chosen: Opening | null) => chosen && field.onChange(chosen)}
          disabled={isReadOnly}
        >
          {OPENINGS.map((opening) => (
            <ToggleButton key={opening} value={opening} sx={choice}>
              {MINIATURES[opening]}
              {t.openings[opening].name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormHelperText id={`${id}-help`}>{hero ? t.openings[field.value].help : t.panel.openingWithoutHero}</FormHelperText>
      </Box>
      {hero && field.value !== 'text-only' && <DuotoneField isReadOnly={isReadOnly} />}
    </>
  )
}

function DuotoneField({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useMessages().articles
  const id = useId()
  const { field } = useController<ArticleFormValues, 'content.isDuotone'>({ name: 'content.isDuotone' })
  return (
    <Box data-field="isDuotone" sx={{ mt: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={field.value}
            onChange={field.onChange}
            disabled={isReadOnly}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t.fields.isDuotone}
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {t.panel.duotoneHelp}
      </FormHelperText>
    </Box>
  )
}

const choice = { flexDirection: 'column', justifyContent: 'flex-start', gap: 0.75, px: 0.5, fontSize: '0.75rem', lineHeight: 1.2 }
const miniature = { width: '100%', maxWidth: 64, border: 1, borderColor: 'divider', backgroundColor: 'background.paper' }

/** Lines where words stand, and the grey of the picture. */
const MINIATURES: Record<Opening, ReactNode> = {
  centred: <Miniature words="M12 6h24M17 11h14" picture="M6 17h36v19H6z" />,
  'full-bleed': <Miniature words="M5 24h26M5 29h16" picture="M0 0h48v36H0z" />,
  split: <Miniature words="M5 15h15M5 20h11" picture="M25 0h23v36H25z" />,
  'text-only': <Miniature words="M5 8h34M5 13h22M16 23h20M16 28h20" />,
}

function Miniature({ words, picture }: { readonly words: string; readonly picture?: string }) {
  return (
    <Box component="svg" viewBox="0 0 48 36" aria-hidden sx={miniature}>
      <path d={picture} fill="currentColor" opacity="0.3" />
      <path d={words} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </Box>
  )
}
