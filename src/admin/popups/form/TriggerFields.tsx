import { Box, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { RadioButtonGroupInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Popup } from '../../../content/kinds/popup.ts'
import { LINES, type Trigger } from '../../../popup/core/trigger.ts'
import { SecondsInput } from '../../form/WholeNumberInput.tsx'
import { WordsInput } from '../../form/WordsInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { usePopup } from './usePopup.ts'
import { USUAL_TRIGGERS } from './usualTriggers.ts'

type TriggerType = Trigger['type']

const TYPES = Object.keys(USUAL_TRIGGERS) as TriggerType[]

/** What makes it open by itself, and the fields of that trigger. */
export function TriggerFields() {
  const { trigger: label, triggers: t } = useMessages().popupForm
  const { trigger } = usePopup('trigger')
  const { setValue } = useFormContext<{ content: Popup }>()
  // Whoever looks at another trigger and comes back finds what they had written.
  const [others, setOthers] = useState(USUAL_TRIGGERS)
  const id = useId()

  const choose = (type: TriggerType) => {
    setOthers({ ...others, [trigger.type]: trigger })
    setValue('content.trigger', others[type], { shouldDirty: true })
  }

  const fields: Record<TriggerType, ReactNode> = {
    delay: <SecondsInput source="content.trigger.seconds" label={t.delay.seconds} helperText={t.delay.secondsHelp} />,
    scroll: (
      <>
        <WordsInput source="content.trigger.offset" label={t.scroll.offset} helperText={t.scroll.offsetHelp} />
        <RadioButtonGroupInput
          source="content.trigger.line"
          label={t.scroll.line}
          choices={LINES.map((line) => ({ id: line, name: t.scroll.lines[line] }))}
          parse={Number}
          translateChoice={false}
          helperText={false}
        />
      </>
    ),
  }
  return (
    <>
      <Box>
        <FormLabel id={id} component="span" sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem' }}>
          {label}
        </FormLabel>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-labelledby={id}
          value={trigger.type}
          onChange={(_event, chosen: TriggerType | null) => chosen && choose(chosen)}
        >
          {TYPES.map((type) => (
            <ToggleButton key={type} value={type}>
              {t[type].name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {fields[trigger.type]}
    </>
  )
}
