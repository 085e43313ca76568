import Add from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import { useFieldArray } from 'react-hook-form'
import { equalTexts } from '../../../content/popups/texts.ts'
import { BodyInput } from '../../editor/BodyInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { useWholePopup } from './usePopup.ts'
import { WordsInput } from '../../form/WordsInput.tsx'

const SOURCE = 'content.variants'
/** The first text is A. */
const LETTERS = ['B', 'C'] as const

/** Other texts of the same announcement, to find out which one readers follow more often. */
export function TestFields() {
  const { popupForm: t, publishWarnings } = useMessages()
  const popup = useWholePopup()
  const { title, body } = popup
  const { fields, append, remove } = useFieldArray({ name: SOURCE })
  const next = LETTERS[fields.length]
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t.testText}
      </Typography>
      {fields.map(({ id }, index) => {
        const letter = LETTERS[index] ?? ''
        return (
          <Box key={id} component="section" aria-label={t.variant(letter)} sx={{ display: 'grid', gap: 1.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography component="h3" variant="subtitle2">
                {t.variant(letter)}
              </Typography>
              <IconButton aria-label={t.removeVariant(letter)} onClick={() => remove(index)}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            </Box>
            <WordsInput source={`${SOURCE}.${index}.title`} label={`${t.title} ${letter}`} helperText={false} />
            <BodyInput source={`${SOURCE}.${index}.body`} label={`${t.body} ${letter}`} minHeight="5rem" />
            <WordsInput source={`${SOURCE}.${index}.okLabel`} label={`${t.okLabel} ${letter}`} helperText={t.variantOkHelp} />
          </Box>
        )
      })}
      {equalTexts(popup).map((letters) => (
        <Alert key={letters.join()} severity="warning" variant="outlined" role="status" sx={{ color: 'text.primary' }}>
          {publishWarnings.equalHelp(letters)}
        </Alert>
      ))}
      {next && (
        <Box>
          {/* It begins as the first: mostly a word or two are to be tried. */}
          <Button startIcon={<Add />} onClick={() => append({ title, body, okLabel: '' })}>
            {t.addVariant(next)}
          </Button>
        </Box>
      )}
    </>
  )
}
