import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import Close from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Tab,
  Tabs,
  TextField,
  Tooltip,
} from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useGetList, useNotify, useStore } from 'react-admin'
import { useNavigate } from 'react-router'
import { useMessages } from '../../useMessages.ts'
import {
  hasFilters,
  NO_FILTERS,
  readArticleQuery,
  toFilter,
  VIEWS,
  writeArticleQuery,
  type ArticleQuery,
  type View,
} from './articleQuery.ts'

interface ArticleViewsProps {
  readonly query: ArticleQuery
  readonly onChange: (changes: Partial<ArticleQuery>) => void
}

interface SavedView {
  readonly name: string
  readonly address: string
}

/** The ways an editor looks at the list: those everybody has, and those they saved. */
export function ArticleViews({ query, onChange }: ArticleViewsProps) {
  const t = useMessages().articleList.views
  const navigate = useNavigate()
  const notify = useNotify()
  const [saved, setSaved] = useStore<SavedView[]>('articleViews', [])
  const [isSaving, setSaving] = useState(false)
  const address = writeArticleQuery({ ...query, page: 1 }).toString()
  const current = saved.find((view) => view.address === address)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={query.view}
        onChange={(_event, view: View) => onChange({ ...NO_FILTERS, view })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t.label}
        sx={{ minHeight: 44, minWidth: 0, maxWidth: '100%' }}
      >
        {VIEWS.map((view) => (
          <Tab key={view} value={view} label={<ViewLabel view={view} />} sx={{ minHeight: 44, textTransform: 'none' }} />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 0.5, ml: 'auto' }}>
        {saved.map((view) => (
          <Box key={view.name} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
            <Chip
              label={view.name}
              size="small"
              variant={view === current ? 'filled' : 'outlined'}
              color={view === current ? 'primary' : 'default'}
              onClick={() => void navigate(`/article?${view.address}`)}
            />
            <IconButton
              size="small"
              aria-label={t.remove(view.name)}
              onClick={() => {
                setSaved(saved.filter((other) => other !== view))
                notify(t.removed(view.name), { type: 'info' })
              }}
            >
              <Close sx={{ fontSize: 14 }} />
            </IconButton>
          </Box>
        ))}
        {!current && (hasFilters(query) || query.sort !== 'updatedAt') && (
          <Tooltip title={t.save}>
            <Button size="small" color="inherit" startIcon={<BookmarkAddOutlined />} onClick={() => setSaving(true)}>
              {t.save}
            </Button>
          </Tooltip>
        )}
      </Box>
      <SaveView
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        onSave={(name) => {
          setSaved([...saved.filter((view) => view.name !== name), { name, address }])
          setSaving(false)
          notify(t.saved(name), { type: 'success' })
        }}
      />
    </Box>
  )
}

/** How many there are tells whether to go and look. */
function ViewLabel({ view }: { readonly view: View }) {
  const t = useMessages().articleList.views
  const filter = toFilter({ ...readArticleQuery(new URLSearchParams()), view }, 'UTC')
  const { total } = useGetList(
    'article',
    { filter, pagination: { page: 1, perPage: 1 } },
    { staleTime: 15_000, placeholderData: (before) => before },
  )
  return (
    <span>
      {t[view]}
      {total !== undefined && view !== 'all' && <span style={{ fontWeight: 400, marginInlineStart: 6 }}>{total}</span>}
    </span>
  )
}

interface SaveViewProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSave: (name: string) => void
}

function SaveView({ isOpen, onClose, onSave }: SaveViewProps) {
  const t = useMessages()
  const [name, setName] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
    setName('')
  }
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="save-view" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="save-view">{t.articleList.views.saveTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t.articleList.views.saveText}</DialogContentText>
          <TextField
            label={t.articleList.views.name}
            value={name}
            onChange={(event) => setName(event.target.value.slice(0, 40))}
            autoFocus
            required
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.lists.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {t.articleList.views.doSave}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
