import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import type { MoveGroup } from '../../content/moves/move.ts'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'

interface MoveGroupsCardProps {
  readonly groups: readonly MoveGroup[]
  /** The slugs that the owner chose; null: as it was found. */
  readonly sections: readonly string[] | null
  readonly onChange: (sections: string[]) => void
}

/** Which categories of there are sections here; the others are tags. */
export function MoveGroupsCard({ groups, sections, onChange }: MoveGroupsCardProps) {
  const t = useMessages().moves.groups
  const chosen = new Set(sections ?? groups.filter(({ isSection }) => isSection).map(({ slug }) => slug))
  const isChanged = groups.some(({ slug, isSection }) => isSection !== chosen.has(slug))
  const toggle = (slug: string) =>
    onChange(groups.map((group) => group.slug).filter((one) => (one === slug ? !chosen.has(one) : chosen.has(one))))
  return (
    <FormCard title={t.title} text={t.text}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}
      >
        {groups.map(({ slug, name, texts }) => (
          <Box component="li" key={slug}>
            <FormControlLabel
              control={<Checkbox checked={chosen.has(slug)} onChange={() => toggle(slug)} />}
              label={
                <>
                  {name}{' '}
                  <Typography component="span" variant="body2" color="text.secondary">
                    {chosen.has(slug) ? t.section : t.tag} · {t.texts(texts)}
                  </Typography>
                </>
              }
            />
          </Box>
        ))}
      </Box>
      {isChanged && (
        <Typography variant="body2" role="status">
          {t.changed}
        </Typography>
      )}
    </FormCard>
  )
}
