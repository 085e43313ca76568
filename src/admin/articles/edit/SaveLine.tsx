import CloudDone from '@mui/icons-material/CloudDoneOutlined'
import CloudOff from '@mui/icons-material/CloudOff'
import { Box, Button, Typography } from '@mui/material'
import { session, useSession } from '../../api/session.ts'
import { entryPath } from '../../entry/entryPath.ts'
import { useMoments } from '../../theme/moments.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor } from './articleEditor.ts'
import { saveStatus, type SaveStatus } from './autosave.ts'
import { saveAction, saveSentence } from './saveSentence.ts'

/** Where the words are: here, on their way, there. When they cannot go there, why, on a line of its own, and what can be done about it. */
export function SaveLine({ isKept }: { readonly isKept: boolean }) {
  const t = useMessages().articles.save
  const { time } = useMoments()
  const { autosave } = useArticleEditor()
  const { hasEnded } = useSession()
  const status = hasEnded ? 'signed-out' : saveStatus(autosave)
  const sentence = saveSentence(t, autosave, status, isKept, time)
  const isBad = !GOOD.has(status)
  return (
    <Box role="status" {...(isBad && { 'data-trouble': status })} sx={[line, isBad && trouble]}>
      {status === 'saved' && <CloudDone sx={{ fontSize: 18 }} />}
      {isBad && <CloudOff sx={{ fontSize: 18 }} />}
      <Typography variant="body2" noWrap={!isBad} title={sentence}>
        {sentence}
      </Typography>
      {isBad && <Remedy status={status} />}
    </Box>
  )
}

const GOOD = new Set<SaveStatus>(['untouched', 'unsaved', 'saving', 'saved'])

function Remedy({ status }: { readonly status: SaveStatus }) {
  const t = useMessages().articles.save.actions
  const { autosave, retrySave, saveAsNew } = useArticleEditor()
  const action = saveAction(autosave, status)
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
// Under the rest of the bar, as wide as it is: a phone has no room beside the buttons.
const trouble = { order: 1, flexBasis: '100%', color: 'warning.main', pb: 0.5 }
const button = { flexShrink: 0, ml: 'auto', minHeight: { xs: 40, sm: 32 } }
