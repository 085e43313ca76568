import Close from '@mui/icons-material/Close'
import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import { memo, useRef, type ReactNode } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useDataProvider,
  useNotify,
  type RaRecord,
} from 'react-admin'
import { useController } from 'react-hook-form'
import type { Article } from '../../../content/kinds/article.ts'
import { newUuid } from '../../api/newUuid.ts'
import { MediaInput } from '../../media/MediaInput.tsx'
import { useMessages } from '../../useMessages.ts'
import type { ArticleFormValues, WrittenKind } from './articleEditor.ts'
import { DESCRIPTION_LETTERS, FindabilityPreview, TITLE_LETTERS } from './FindabilityPreview.tsx'
import { MomentField } from './MomentField.tsx'
import { OpeningFields } from './OpeningFields.tsx'
import { SlugField } from './SlugField.tsx'

interface SidePanelProps {
  readonly kind: WrittenKind
  readonly isReadOnly: boolean
  readonly mayCreateTags: boolean
  readonly onClose: () => void
}

/** Everything about a text that is not its words. Its fields are heavy and know by themselves when they change: letters typed on the sheet do not draw them again. */
export const SidePanel = memo(function SidePanel({ kind, isReadOnly, mayCreateTags, onClose }: SidePanelProps) {
  const t = useMessages().articles
  return (
    <Box sx={{ px: 2.5, py: 1.5, '& .MuiFormControl-root': { width: '100%', mt: 1, mb: 0.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t.panel.title}
        </Typography>
        <IconButton size="small" aria-label={t.panel.close} onClick={onClose} edge="end">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {kind === 'article' && <ArticleFields isReadOnly={isReadOnly} mayCreateTags={mayCreateTags} />}
      <Group title={t.panel.when}>
        <MomentField name="publishAt" label={t.fields.publishAt} helperText={t.panel.publishAtHelp} isReadOnly={isReadOnly} />
        <MomentField name="unpublishAt" label={t.fields.unpublishAt} helperText={t.panel.unpublishAtHelp} isReadOnly={isReadOnly} />
      </Group>
      <Group title={t.panel.found}>
        <SlugField isReadOnly={isReadOnly} />
        <PlainField name="seoTitle" label={t.fields.seoTitle} maxLength={120} shownLength={TITLE_LETTERS} isReadOnly={isReadOnly} />
        <PlainField
          name="seoDescription"
          label={t.fields.seoDescription}
          maxLength={320}
          shownLength={DESCRIPTION_LETTERS}
          isMultiline
          isReadOnly={isReadOnly}
        />
        <Box data-field="socialImage">
          <MediaInput source="content.socialImage" label={t.fields.socialImage} accept="image" ratio="1200 / 630" />
        </Box>
        <FindabilityPreview />
        <LanguageField isReadOnly={isReadOnly} />
      </Group>
    </Box>
  )
})

function ArticleFields({ isReadOnly, mayCreateTags }: Pick<SidePanelProps, 'isReadOnly' | 'mayCreateTags'>) {
  const t = useMessages().articles
  const dataProvider = useDataProvider()
  const notify = useNotify()
  // The identifier of each tag that is being made: a second Enter, or one after a failure, makes no second tag.
  const newTags = useRef(new Map<string, string>())
  const createTag = async (name?: string) => {
    if (!name) return undefined
    const id = newTags.current.get(name) ?? newUuid()
    newTags.current.set(name, id)
    try {
      const { data } = await dataProvider.create<RaRecord>('tag', { data: { name }, meta: { id } })
      newTags.current.delete(name)
      return data
    } catch (error) {
      notify(error instanceof Error ? error.message : t.panel.tagRefused, { type: 'error' })
      return undefined
    }
  }
  const words = (q: string) => ({ q })
  const sort = { field: 'title', order: 'ASC' } as const
  return (
    <>
      <Group title={t.panel.place}>
        <PlainField name="kicker" label={t.fields.kicker} maxLength={80} isReadOnly={isReadOnly} />
        <Box data-field="section">
          <ReferenceInput source="content.section" reference="section" sort={sort} perPage={100}>
            <AutocompleteInput label={t.fields.section} optionText="title" filterToQuery={words} readOnly={isReadOnly} helperText={false} />
          </ReferenceInput>
        </Box>
        <Box data-field="authors">
          <ReferenceArrayInput source="content.authors" reference="author" sort={sort} perPage={50}>
            <AutocompleteArrayInput
              label={t.fields.authors}
              optionText="title"
              filterToQuery={words}
              readOnly={isReadOnly}
              helperText={false}
            />
          </ReferenceArrayInput>
        </Box>
        <Box data-field="tags">
          <ReferenceArrayInput source="content.tags" reference="tag" sort={sort} perPage={50}>
            <AutocompleteArrayInput
              label={t.fields.tags}
              optionText="title"
              filterToQuery={words}
              readOnly={isReadOnly}
              helperText={false}
              createItemLabel={t.panel.newTag}
              {...(mayCreateTags && { onCreate: createTag })}
            />
          </ReferenceArrayInput>
        </Box>
        <Box data-field="issue">
          <ReferenceInput source="content.issue" reference="issue" sort={sort} perPage={50}>
            <AutocompleteInput label={t.fields.issue} optionText="title" filterToQuery={words} readOnly={isReadOnly} helperText={false} />
          </ReferenceInput>
        </Box>
      </Group>
      <Group title={t.panel.opening}>
        <Box data-field="hero">
          <MediaInput source="content.hero" label={t.fields.hero} accept="image" />
        </Box>
        <PlainField name="heroCaption" label={t.fields.heroCaption} maxLength={600} isMultiline isReadOnly={isReadOnly} />
        <OpeningFields isReadOnly={isReadOnly} />
      </Group>
    </>
  )
}

function LanguageField({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useMessages().articles
  const { field } = useController<ArticleFormValues, 'content.language'>({ name: 'content.language' })
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label={t.fields.language}
      value={field.value}
      onChange={field.onChange}
      disabled={isReadOnly}
    >
      <MenuItem value="it">{t.languages.it}</MenuItem>
      <MenuItem value="en">{t.languages.en}</MenuItem>
    </TextField>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 2 }}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** The fields that are a line of text. */
type TextName = { [Name in keyof Article]: string extends Article[Name] ? Name : never }[keyof Article]

interface PlainFieldProps {
  readonly name: TextName
  readonly label: string
  readonly maxLength: number
  /** How much of it others show: whoever writes is told. */
  readonly shownLength?: number
  readonly isMultiline?: boolean
  readonly isReadOnly: boolean
}

/** A line of text of the details. Empty is empty: react-admin's own field would make it null. */
function PlainField({ name, label, maxLength, shownLength, isMultiline = false, isReadOnly }: PlainFieldProps) {
  const t = useMessages().articles.panel
  const { field, fieldState } = useController<ArticleFormValues, `content.${TextName}`>({ name: `content.${name}` })
  return (
    <Box data-field={name}>
      <TextField
        fullWidth
        margin="dense"
        label={label}
        multiline={isMultiline}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        disabled={isReadOnly}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? (shownLength && field.value ? t.letters(field.value.length, shownLength) : undefined)}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </Box>
  )
}
