import ArrowBack from '@mui/icons-material/ArrowBack'
import CloudDone from '@mui/icons-material/CloudDoneOutlined'
import CloudOff from '@mui/icons-material/CloudOff'
import History from '@mui/icons-material/History'
import Article from '@mui/icons-material/VerticalSplitOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { statusOf } from '../../../content/newsroom/document.ts'
import type { Presence } from '../../../content/newsroom/otherEditors.ts'
import { useServerNow } from '../../api/serverClock.ts'
import { session, useSession } from '../../api/session.ts'
import { entryPath } from '../../entry/entryPath.ts'
import { planInWords } from '../../publishing/planInWords.ts'
import { useMoments } from '../../theme/moments.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor } from './articleEditor.ts'
import { saveStatus, type SaveStatus } from './autosave.ts'
import { useAutosaveState } from './autosaveStore.ts'
import { PresenceFaces } from './PresenceNotice.tsx'
import { saveAction, saveSentence, type SaveAction } from './saveSentence.ts'
import { WorkflowActions } from './WorkflowActions.tsx'

export type Side = 'panel' | 'preview' | null

interface EditorBarProps {
  readonly side: Side
  readonly onSide: (side: Side) => void
  readonly onRevisions: () => void
  readonly isKept: boolean
  readonly presence: Presence | null
}

/** Above the sheet: where the text stands, where its words are, who else is here, and what can be done next. */
export function EditorBar({ side, onSide, onRevisions, isKept, presence }: EditorBarProps) {
  const { articles: t, publishing } = useMessages()
  const { kind, document } = useArticleEditor()
  const { moment } = useMoments()
  const place = useRef<HTMLElement>(null)
  // It grows by a line when something is wrong: what sticks below it is told where it ends.
  useEffect(() => {
    const { current: element } = place
    if (!element) return
    const watching = new ResizeObserver(() => {
      const end = Number.parseFloat(getComputedStyle(element).top) + element.offsetHeight
      element.parentElement?.style.setProperty('--bar-end', `${end}px`)
    })
    watching.observe(element)
    return () => watching.disconnect()
  }, [])
  const status = statusOf(document, useServerNow())
  const { state, changed, plannedAt } = status
  const planned = planInWords(status, moment, publishing)
  return (
    <Box component="section" ref={place} aria-label={t.workflow.label} sx={bar}>
      {/* Whoever looks sees the title on the sheet, in a field. */}
      <Box component="h1" sx={visuallyHidden}>
        {document.title}
      </Box>
      <Tooltip title={t.back}>
        <IconButton component={Link} to={`/${kind}`} aria-label={t.back} size="small">
          <ArrowBack />
        </IconButton>
      </Tooltip>
      <Chip size="small" label={t.states[state]} color={COLOURS[state]} variant={state === 'draft' ? 'outlined' : 'filled'} />
      {(planned || changed) && (
        <Box
          component="span"
          sx={{
            fontSize: '0.8125rem',
            color: 'text.secondary',
            display: { xs: plannedAt ? 'inline' : 'none', md: 'inline' },
            whiteSpace: { xs: 'normal', md: 'nowrap' },
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {planned || t.changed}
        </Box>
      )}
      <SaveLine isKept={isKept} />
      <Box sx={{ flex: 1 }} />
      <PresenceFaces presence={presence} />
      {document.revision > 0 && (
        <Tooltip title={t.revisions.open}>
          <IconButton size="small" onClick={onRevisions} aria-label={t.revisions.open}>
            <History />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={side === 'preview' ? t.preview.close : t.preview.open}>
        <IconButton
          size="small"
          color={side === 'preview' ? 'primary' : 'default'}
          aria-pressed={side === 'preview'}
          aria-label={t.preview.open}
          onClick={() => onSide(side === 'preview' ? null : 'preview')}
        >
          <Visibility />
        </IconButton>
      </Tooltip>
      <Tooltip title={side === 'panel' ? t.panel.close : t.panel.open}>
        <IconButton
          size="small"
          color={side === 'panel' ? 'primary' : 'default'}
          aria-pressed={side === 'panel'}
          aria-label={t.panel.title}
          onClick={() => onSide(side === 'panel' ? null : 'panel')}
        >
          <Article />
        </IconButton>
      </Tooltip>
      <WorkflowActions />
    </Box>
  )
}

const COLOURS = { draft: 'default', review: 'warning', scheduled: 'info', published: 'success', withdrawn: 'default' } as const

const bar = {
  position: 'sticky',
  top: { xs: 56, sm: 48 },
  zIndex: 4,
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '&:has([data-trouble])': { flexWrap: 'wrap' },
  alignItems: 'center',
  // A phone of 390 pixels has room for its buttons in one line.
  columnGap: { xs: 0, sm: 1 },
  rowGap: 1,
  minHeight: 56,
  mx: { sm: -1 },
  px: { xs: 0.5, sm: 2 },
  py: 0.5,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}

/** Where the words are: here, on their way, there. When they cannot go there, why, on a line of its own, and what can be done about it. */
function SaveLine({ isKept }: { readonly isKept: boolean }) {
  const t = useMessages().articles.save
  const { time } = useMoments()
  const { autosave } = useArticleEditor()
  const trouble = useAutosaveState(autosave, ({ trouble }) => trouble)
  const savedAt = useAutosaveState(autosave, ({ savedAt }) => savedAt)
  const ownStatus = useAutosaveState(autosave, saveStatus)
  const { hasEnded } = useSession()
  const status = hasEnded ? 'signed-out' : ownStatus
  const sentence = saveSentence(t, { trouble, savedAt }, status, isKept, time)
  const isBad = !GOOD.has(status)
  return (
    <Box role="status" {...(isBad && { 'data-trouble': status })} sx={[line, sentence !== '' && phoneLine, isBad && badLine]}>
      {status === 'saved' && <CloudDone sx={{ fontSize: 18 }} />}
      {isBad && <CloudOff sx={{ fontSize: 18 }} />}
      <Typography variant="body2" noWrap={!isBad} title={sentence}>
        {sentence}
      </Typography>
      {isBad && <Remedy action={saveAction({ trouble }, status)} />}
    </Box>
  )
}

const GOOD = new Set<SaveStatus>(['untouched', 'unsaved', 'saving', 'saved'])

function Remedy({ action }: { readonly action: SaveAction }) {
  const t = useMessages().articles.save.actions
  const { retrySave, saveAsNew } = useArticleEditor()
  if (action === null) return null
  if (typeof action === 'object')
    return (
      <Button size="small" color="inherit" variant="outlined" href={`/admin${entryPath[action.settleAt]}`} target="_blank" sx={button}>
        {t.settle}
      </Button>
    )
  const [label, act] = {
    retry: [t.retry, retrySave] as const,
    'sign-in': [t.signIn, () => void session.signInAgain()] as const,
    'save-as-new': [t.saveAsNew, saveAsNew] as const,
  }[action]
  return (
    <Button size="small" color="inherit" variant="outlined" onClick={act} sx={button}>
      {label}
    </Button>
  )
}

const line = { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, color: 'text.secondary' }
// Under the rest of the bar, as wide as it is: a phone has no room beside the buttons, which would go to the next line one by one.
const phoneLine = { order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' }, px: { xs: 1, md: 0 } }
const badLine = { order: 1, flexBasis: '100%', color: 'warning.main', pb: 0.5 }
const button = { flexShrink: 0, ml: 'auto', minHeight: { xs: 40, sm: 32 } }
