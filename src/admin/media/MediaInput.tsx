import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, FormControl, FormHelperText, FormLabel, Skeleton, Typography } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { FieldTitle, useInput, useResourceContext, ValidationError, type InputProps } from 'react-admin'
import { useIsReadOnly } from '../form/readOnly.ts'
import { useMessages } from '../useMessages.ts'
import { FocusMark } from './FocusEditor.tsx'
import { MediaDrawer } from './MediaDrawer.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import { MediaThumb } from './MediaThumb.tsx'
import type { Accept } from './refuseFile.ts'
import { useMedia } from './useMedia.ts'

interface MediaInputProps extends Pick<InputProps<string | null>, 'source' | 'label' | 'validate' | 'helperText'> {
  readonly accept: Accept
  /** The shape it is shown in: that of the place it goes to. */
  readonly ratio?: string
  /** It may be looked at, not changed; as the form says unless given. */
  readonly isReadOnly?: boolean
}

/** A field of a form that holds the identifier of a file, or null. */
export function MediaInput({ source, label, validate, helperText, accept, ratio = '16 / 9', ...given }: MediaInputProps) {
  const t = useMessages().media.input
  const isFormReadOnly = useIsReadOnly()
  const isReadOnly = given.isReadOnly ?? isFormReadOnly
  const id = useId()
  const resource = useResourceContext() ?? ''
  const [isPicking, setPicking] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { field, fieldState, isRequired } = useInput<string | null>({ source, defaultValue: null, ...(validate && { validate }) })
  const chosen = typeof field.value === 'string' && field.value !== '' ? field.value : null
  const title = <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />

  return (
    <FormControl error={fieldState.invalid} fullWidth margin="dense" role="group" aria-labelledby={id}>
      <FormLabel id={id} component="span" sx={{ mb: 0.75, fontSize: '0.8125rem' }}>
        {title}
      </FormLabel>
      {chosen === null && isReadOnly ? (
        <Typography color="text.secondary">{t.none}</Typography>
      ) : chosen === null ? (
        <Button
          variant="outlined"
          color={fieldState.invalid ? 'error' : 'secondary'}
          startIcon={<AddPhotoAlternateOutlined />}
          onClick={() => setPicking(true)}
          sx={{ borderStyle: 'dashed', minHeight: 88, width: '100%' }}
        >
          {t.choose}
        </Button>
      ) : (
        <ChosenMedia id={chosen} ratio={ratio}>
          {!isReadOnly && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button size="small" variant="outlined" onClick={() => setPicking(true)}>
                {t.change}
              </Button>
              <Button size="small" color="secondary" onClick={() => field.onChange(null)}>
                {t.remove}
              </Button>
              <Button size="small" color="secondary" onClick={() => setDrawerOpen(true)}>
                {t.open}
              </Button>
            </Box>
          )}
        </ChosenMedia>
      )}
      {fieldState.error?.message ? (
        <FormHelperText>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      ) : (
        typeof helperText === 'string' && <FormHelperText>{helperText}</FormHelperText>
      )}
      <MediaPicker
        isOpen={isPicking && !isReadOnly}
        accept={accept}
        onPick={([media]) => {
          field.onChange(media?.id ?? null)
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
      {/* The details have a form of their own: sending it must not send the one around this field. */}
      <Box onSubmit={(event) => event.stopPropagation()}>
        <MediaDrawer id={isDrawerOpen ? chosen : null} onClose={() => setDrawerOpen(false)} />
      </Box>
    </FormControl>
  )
}

interface ChosenMediaProps {
  readonly id: string
  readonly ratio: string
  readonly children: ReactNode
}

/** What was chosen: the file, and whether it is described. */
function ChosenMedia({ id, ratio, children }: ChosenMediaProps) {
  const t = useMessages().media
  const { media, isPending } = useMedia(id)
  const content = media?.content
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isPending ? (
        <Skeleton variant="rounded" sx={{ aspectRatio: ratio, height: 'auto' }} />
      ) : media && content ? (
        <>
          <Box sx={{ position: 'relative', aspectRatio: content.picture ? ratio : '4 / 1', overflow: 'hidden', borderRadius: 1 }}>
            <MediaThumb media={media} width={480} />
            {content.picture && <FocusMark focus={content.focus} label={t.input.focus} />}
          </Box>
          <Typography variant="body2" noWrap color="text.secondary">
            {content.alt || content.fileName}
          </Typography>
          {content.picture && content.alt === '' && (
            <Typography variant="body2" color="warning.main">
              {t.altMissingShort}.
            </Typography>
          )}
        </>
      ) : (
        <Typography color="error">{t.input.missing}</Typography>
      )}
      {children}
    </Box>
  )
}
