import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material'
import { useCallback, useState } from 'react'
import { Title } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ReadOnly } from '../../form/readOnly.ts'
import { TabTitle } from '../../layout/TabTitle.tsx'
import { useMessages } from '../../useMessages.ts'
import { ArticleEditorContext, type ArticleEditor, type ArticleFormValues } from './articleEditor.ts'
import { useAutosaveState } from './autosaveStore.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { EditorBar, type Side } from './EditorBar.tsx'
import { EditorFields, goToField } from './EditorFields.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { LivePreview } from './LivePreview.tsx'
import { usePresence } from './PresenceNotice.tsx'
import { RevisionsDialog } from './RevisionsDialog.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useEditorActions, type ArticleEditorProps } from './useEditorActions.ts'

/** The editor: the fields in the middle, the details or the page it will be beside it, and above them where it stands. */
export function EditorScreen(props: ArticleEditorProps) {
  const t = useMessages().articles
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  const [side, setSide] = useState<Side>(isNarrow ? null : 'panel')
  // Beside the sheet it may stay; over it, it comes only when it is asked for.
  const [wasNarrow, setWasNarrow] = useState(isNarrow)
  if (wasNarrow !== isNarrow) {
    setWasNarrow(isNarrow)
    setSide(isNarrow ? null : 'panel')
  }
  const [isRevising, setRevising] = useState(false)
  const [isPutOff, setPutOff] = useState(false)
  const { editor: actions, isKept, keepMine } = useEditorActions(props)
  const { kind, document, autosave, can } = actions
  const hasEdits = useAutosaveState(autosave, ({ edits }) => edits > 0)
  const trouble = useAutosaveState(autosave, ({ trouble }) => trouble)
  const presence = usePresence(kind, document.revision > 0 ? document.id : '', hasEdits)
  const closeSide = useCallback(() => setSide(null), [])
  const newer = trouble?.kind === 'stale' ? trouble.newer : null

  const editor: ArticleEditor = {
    ...actions,
    goTo: (field) => {
      if (['title', 'standfirst', 'body'].includes(field)) {
        goToField(field)
        return
      }
      setSide('panel')
      // The panel may have to open first.
      setTimeout(() => goToField(field), 50)
    },
  }
  const beside =
    side === 'preview' ? (
      <LivePreview onClose={() => setSide(isNarrow ? null : 'panel')} />
    ) : (
      <SidePanel kind={kind} isReadOnly={!can('edit')} mayCreateTags={props.me.may.tag?.includes('create') === true} onClose={closeSide} />
    )
  const besideName = side === 'preview' ? t.preview.title : t.panel.title
  return (
    <ArticleEditorContext value={editor}>
      <ReadOnly value={!can('edit')}>
        <Title title={document.title} />
        <DraftTabTitle />
        <EditorBar side={side} onSide={setSide} onRevisions={() => setRevising(true)} isKept={isKept} presence={presence} />
        <Box sx={columns(side !== null && !isNarrow, side === 'preview')}>
          <Box sx={{ minWidth: 0 }}>
            <EditorNotices
              presence={presence}
              hasFound={props.firstWords?.isFound === true}
              onDecide={newer && isPutOff ? () => setPutOff(false) : null}
            />
            <EditorFields isReadOnly={!can('edit')} />
          </Box>
          {isNarrow ? (
            <Drawer
              anchor="bottom"
              open={side !== null}
              onClose={() => setSide(null)}
              slotProps={{ paper: { 'aria-label': besideName, sx: { height: '85dvh' } } }}
            >
              {beside}
            </Drawer>
          ) : (
            side !== null && (
              <Box component="aside" sx={aside} aria-label={besideName}>
                {beside}
              </Box>
            )
          )}
        </Box>
        {newer && !isPutOff && <ConflictDialog newer={newer} onKeepMine={keepMine} onLater={() => setPutOff(true)} />}
        {isRevising && <RevisionsDialog onClose={() => setRevising(false)} />}
      </ReadOnly>
    </ArticleEditorContext>
  )
}

/** By itself: a letter of the title draws nothing else again. */
function DraftTabTitle() {
  const t = useMessages().articles
  const title = useWatch<ArticleFormValues, 'content.title'>({ name: 'content.title' })
  return <TabTitle title={title.trim() || t.untitled} />
}

const columns = (hasSide: boolean, isWide: boolean) => ({
  display: 'grid',
  gridTemplateColumns: hasSide ? (isWide ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr) 340px') : 'minmax(0, 1fr)',
  alignItems: 'start',
  backgroundColor: 'background.paper',
  minHeight: 'calc(100dvh - 104px)',
  // To the edges of the frame.
  mx: { sm: -1 },
  mb: -6,
})

const aside = {
  position: 'sticky',
  top: 'var(--bar-end, 104px)',
  height: 'calc(100dvh - var(--bar-end, 104px))',
  overflowY: 'auto',
  borderLeft: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
}
