import { Box, FormHelperText, Typography } from '@mui/material'
import { CheckboxGroupInput } from 'react-admin'
import type { PageKind } from '../../../content/kinds/popup.ts'
import { ReferenceListInput } from '../../form/ReferenceListInput.tsx'
import { WholeNumberInput } from '../../form/WholeNumberInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { LinesInput } from '../../form/LinesInput.tsx'
import { UnknownPages } from './UnknownPages.tsx'
import { usePopup } from './usePopup.ts'
import { WordsInput } from '../../form/WordsInput.tsx'

/** As many as the schema allows. */
const MOST_SECTIONS = 50
const MOST_TAGS = 100

export function WhereFields() {
  const t = useMessages().popupForm
  const { targeting } = usePopup('targeting')
  return (
    <>
      <Choices source="content.targeting.pageKinds" label={t.pageKinds} names={t.kinds satisfies Record<PageKind, string>} />
      <LinesInput source="content.targeting.include" label={t.include} helperText={t.includeHelp} />
      <UnknownPages paths={targeting.include} />
      <LinesInput source="content.targeting.exclude" label={t.exclude} helperText={t.excludeHelp} />
      <UnknownPages paths={targeting.exclude} />
      <ReferenceListInput
        source="content.targeting.sections"
        kind="section"
        pickLabel={t.sections}
        max={MOST_SECTIONS}
        emptyText={t.sectionsEmpty}
      />
      <ReferenceListInput source="content.targeting.tags" kind="tag" pickLabel={t.tags} max={MOST_TAGS} emptyText={t.tagsEmpty} />
      <Box>
        <Typography component="span" sx={{ display: 'block', mb: 1, fontSize: '0.8125rem' }} color="text.secondary">
          {t.widths}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <WholeNumberInput source="content.targeting.minWidth" label={t.minWidth} helperText={false} max={10_000} />
          <WholeNumberInput source="content.targeting.maxWidth" label={t.maxWidth} helperText={false} max={10_000} />
        </Box>
        <FormHelperText>{t.widthHelp}</FormHelperText>
      </Box>
      <Choices source="content.targeting.languages" label={t.languages} names={t.languageNames} />
      <WordsInput source="content.targeting.parameter" label={t.parameter} helperText={t.parameterHelp(targeting.parameter)} />
      <WholeNumberInput source="content.priority" label={t.priority} helperText={t.priorityHelp} whenEmpty={0} min={-1000} max={1000} />
    </>
  )
}

interface ChoicesProps {
  readonly source: string
  readonly label: string
  readonly names: Readonly<Record<string, string>>
}

/** Any of a few things; none of them is as good as all. */
function Choices({ source, label, names }: ChoicesProps) {
  const { noneIsAll } = useMessages().popupForm
  const choices = Object.entries(names).map(([id, name]) => ({ id, name }))
  return <CheckboxGroupInput source={source} label={label} helperText={noneIsAll} choices={choices} translateChoice={false} />
}
