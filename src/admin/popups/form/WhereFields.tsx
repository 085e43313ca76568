import { Box, FormHelperText, Typography } from '@mui/material'
import { CheckboxGroupInput, NumberInput } from 'react-admin'
import { PAGE_KINDS } from '../../../content/kinds/popup.ts'
import { ReferenceListInput } from '../../form/ReferenceListInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { LinesInput } from '../../form/LinesInput.tsx'
import { UnknownPages } from './UnknownPages.tsx'
import { usePopup } from './usePopup.ts'
import { WordsInput } from './WordsInput.tsx'

/** As many as the schema allows. */
const MOST_SECTIONS = 50
const MOST_TAGS = 100

/** Where it is seen. */
export function WhereFields() {
  const t = useMessages().popupForm
  const { targeting } = usePopup()
  const pageKinds = PAGE_KINDS.map((id) => ({ id, name: t.kinds[id] }))
  const languages = (['it', 'en'] as const).map((id) => ({ id, name: t.languageNames[id] }))
  return (
    <>
      <CheckboxGroupInput
        source="content.targeting.pageKinds"
        label={t.pageKinds}
        helperText={t.pageKindsHelp}
        choices={pageKinds}
        translateChoice={false}
      />
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
          <NumberInput source="content.targeting.minWidth" label={t.minWidth} helperText={false} min={0} max={10_000} fullWidth />
          <NumberInput source="content.targeting.maxWidth" label={t.maxWidth} helperText={false} min={0} max={10_000} fullWidth />
        </Box>
        <FormHelperText>{t.widthHelp}</FormHelperText>
      </Box>
      <CheckboxGroupInput
        source="content.targeting.languages"
        label={t.languages}
        helperText={t.pageKindsHelp}
        choices={languages}
        translateChoice={false}
      />
      <WordsInput source="content.targeting.parameter" label={t.parameter} helperText={t.parameterHelp(targeting.parameter)} />
      <NumberInput
        source="content.priority"
        label={t.priority}
        helperText={t.priorityHelp}
        parse={(typed) => (typed === '' ? 0 : Number(typed))}
        min={-1000}
        max={1000}
        step={1}
        fullWidth
      />
    </>
  )
}
