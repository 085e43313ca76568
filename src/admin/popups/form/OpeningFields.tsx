import { Box, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useId } from 'react'
import { BooleanInput, RadioButtonGroupInput } from 'react-admin'
import { useController } from 'react-hook-form'
import { MomentInput } from '../../form/MomentInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { isSelector } from './isSelector.ts'
import { SecondsInput } from './SecondsInput.tsx'
import { usePopup } from './usePopup.ts'
import { WordsInput } from '../../form/WordsInput.tsx'

/** Half-way down: what an editor most often means. */
const USUAL_OFFSET = '50%'

/** When it opens: by itself, by a click, and between which days. */
export function OpeningFields() {
  const t = useMessages().popupForm
  const popup = usePopup()
  const { field: offset } = useController({ name: 'content.heightOffset' })
  const id = useId()
  const isScroll = popup.heightOffset !== ''
  const lines = ([0, 0.5, 1] as const).map((line) => ({ id: line, name: t.offsetTypes[line] }))
  return (
    <>
      <BooleanInput source="content.autoOpen" label={t.autoOpen} helperText={t.autoOpenHelp} />
      {popup.autoOpen && (
        <Box>
          <FormLabel id={id} component="span" sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem' }}>
            {t.trigger}
          </FormLabel>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={id}
            value={isScroll ? 'scroll' : 'delay'}
            onChange={(_event, chosen: 'delay' | 'scroll' | null) => chosen && offset.onChange(chosen === 'scroll' ? USUAL_OFFSET : '')}
          >
            <ToggleButton value="delay">{t.triggers.delay}</ToggleButton>
            <ToggleButton value="scroll">{t.triggers.scroll}</ToggleButton>
          </ToggleButtonGroup>
        </Box>
      )}
      {popup.autoOpen && !isScroll && <SecondsInput source="content.delayDisplay" label={t.delayDisplay} helperText={t.delayDisplayHelp} />}
      {popup.autoOpen && isScroll && (
        <>
          <WordsInput source="content.heightOffset" label={t.heightOffset} helperText={t.heightOffsetHelp} />
          <RadioButtonGroupInput
            source="content.offsetType"
            label={t.offsetType}
            choices={lines}
            parse={Number}
            translateChoice={false}
            helperText={false}
          />
        </>
      )}
      <WordsInput
        source="content.openModalOnElementClick"
        label={t.openModalOnElementClick}
        helperText={t.openModalOnElementClickHelp}
        validate={(selector: string) => (isSelector(selector, document) ? undefined : t.badSelector)}
      />
      <BooleanInput source="content.reopenOnClick" label={t.reopenOnClick} helperText={t.reopenOnClickHelp} />
      <Box sx={pair}>
        <MomentInput source="content.publishAt" label={t.publishAt} helperText={t.publishAtHelp} clearLabel={t.clear} />
        <MomentInput source="content.unpublishAt" label={t.unpublishAt} helperText={t.unpublishAtHelp} clearLabel={t.clear} />
      </Box>
    </>
  )
}

const pair = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }
