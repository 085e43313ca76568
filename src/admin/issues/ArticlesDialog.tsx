import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Skeleton,
  Switch,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useState } from 'react'
import { useInfiniteGetList } from 'react-admin'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { NamedFilter } from '../articles/list/NamedFilter.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { useMessages } from '../useMessages.ts'

interface ArticlesDialogProps {
  /** Those that belong to it already are not offered. */
  readonly issue: string
  readonly onPick: (ids: readonly string[]) => void
  readonly onClose: () => void
}

const PER_PAGE = 50

/** Chooses articles for an issue, many at once. What was chosen stays chosen while the editor searches for others. */
export function ArticlesDialog({ issue, onPick, onClose }: ArticlesDialogProps) {
  const { issues: t, lists, articleList } = useMessages()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [words, setWords] = useState('')
  const [section, setSection] = useState<string | null>(null)
  const [isFree, setFree] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<ListedDocument<'article'>>('article', {
    filter: { ...(words && { q: words }), ...(section && { naming: [section] }), ...(isFree && { noIssue: true }) },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: PER_PAGE },
  })
  const offered = (data?.pages.flatMap((page) => page.data) ?? []).filter(({ summary }) => summary.issue !== issue)
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby="articles-dialog">
      <DialogTitle id="articles-dialog">{t.addTitle}</DialogTitle>
      <Box sx={{ px: 3, pb: 1, display: 'grid', gap: 1 }}>
        <SearchField value={words} onChange={setWords} label={articleList.search} />
        <NamedFilter kind="section" label={articleList.filter.section} value={section} onChange={setSection} />
        <FormControlLabel control={<Switch checked={isFree} onChange={(_event, isOn) => setFree(isOn)} />} label={t.onlyFree} />
      </Box>
      <DialogContent dividers sx={{ p: 0, minHeight: 240 }}>
        {isPending ? (
          <Skeleton variant="rounded" height={200} sx={{ m: 2 }} />
        ) : offered.length === 0 ? (
          <Typography color="text.secondary" sx={{ p: 3 }}>
            {t.nothingToAdd}
          </Typography>
        ) : (
          <List disablePadding aria-label={t.addTitle}>
            {offered.map((article) => (
              <Choice key={article.id} article={article} isChosen={chosen.includes(article.id)} onToggle={() => toggle(article.id)} />
            ))}
          </List>
        )}
        {hasNextPage && (
          <Box sx={{ textAlign: 'center', py: 1 }}>
            <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
              {t.more}
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {lists.cancel}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
          {t.add(chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly article: ListedDocument<'article'>
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function Choice({ article: { title, summary, names, status }, isChosen, onToggle }: ChoiceProps) {
  const { lists, articleList } = useMessages()
  const section = summary.section ? (names[summary.section]?.title ?? lists.unknown) : articleList.noSection
  const issue = summary.issue && (names[summary.issue]?.title ?? lists.unknown)
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onToggle} role="checkbox" aria-checked={isChosen} dense>
        <ListItemIcon sx={{ minWidth: 40 }}>{isChosen ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
        <ListItemText primary={title} secondary={[section, lists.states[status.state], issue].filter(Boolean).join(' · ')} />
      </ListItemButton>
    </ListItem>
  )
}
