import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { Popup } from '../../../content/kinds/popup.ts'

interface FormGroupProps {
  readonly title: string
  /** What the fields come to. */
  readonly sentence: string
  /** The fields that stand in it: one that needs correcting opens it. */
  readonly fields: readonly (keyof Popup)[]
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A group of the form: closed, it is a line that says what it comes to. */
export function FormGroup({ title, sentence, fields, isOpenAtFirst = false, children }: FormGroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { errors } = useFormState()
  const faults = (errors['content'] ?? {}) as Partial<Record<keyof Popup, unknown>> // as the form is built
  const isWrong = fields.some((field) => faults[field] !== undefined)
  return (
    <Accordion
      disableGutters
      expanded={isOpen || isWrong}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={card}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ '& .MuiAccordionSummary-content': { minWidth: 0, display: 'block', my: 1.25 } }}>
        <Typography variant="h6" component="span" sx={{ display: 'block' }} color={isWrong ? 'error' : undefined}>
          {title}
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 1.5, pt: 0.5, '& .MuiFormControl-root': { my: 0 } }}>{children}</AccordionDetails>
    </Accordion>
  )
}

const card = {
  border: 1,
  borderColor: 'divider',
  '&:not(:first-of-type)': { mt: -1 / 8 },
  '&::before': { display: 'none' },
}
