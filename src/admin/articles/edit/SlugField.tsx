import { Box, Link, TextField, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { rulesOf } from '../../../content/kinds.ts'
import { slugify } from '../../../content/addresses/slug.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'

/** Where readers find it: follows the title until somebody chooses, or readers know it. */
export function SlugField({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useMessages().articles
  const { kind, document, isSlugFollowing, stopFollowing } = useArticleEditor()
  const { field, fieldState } = useController<ArticleFormValues, 'content.slug'>({ name: 'content.slug' })
  const address = `${location.origin}${rulesOf(kind).address?.(field.value) ?? ''}`
  const isKnown = document.publications.some(({ slug }) => slug !== null && slug !== field.value)
  return (
    <Box data-field="slug" sx={{ my: 1 }}>
      {isSlugFollowing && !fieldState.invalid ? (
        <>
          <Typography variant="caption" color="text.secondary" component="p">
            {t.fields.slug}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {address}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {t.panel.slugFollows}{' '}
            {!isReadOnly && (
              <Link component="button" type="button" variant="caption" onClick={stopFollowing}>
                {t.panel.slugChange}
              </Link>
            )}
          </Typography>
        </>
      ) : (
        <TextField
          fullWidth
          margin="dense"
          label={t.fields.slug}
          value={field.value}
          onChange={({ target }) => {
            stopFollowing()
            field.onChange(target.value.toLowerCase().replace(/\s+/g, '-'))
          }}
          onBlur={() => {
            const tidy = field.value === '' ? '' : slugify(field.value)
            if (tidy !== field.value) field.onChange(tidy)
            field.onBlur()
          }}
          inputRef={field.ref}
          disabled={isReadOnly}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? address}
          slotProps={{ htmlInput: { maxLength: 96, spellCheck: false }, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
        />
      )}
      {isKnown && (
        <Typography variant="caption" color="info.main" component="p">
          {t.panel.slugRedirects}
        </Typography>
      )}
    </Box>
  )
}
