import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material'
import { useCallback, useState } from 'react'
import { Title } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ReadOnly } from '../../form/readOnly.ts'
import { TabTitle } from '../../frame/TabTitle.tsx'
import { useMessages } from '../../useMessages.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DeskContext, type Desk, type DeskForm } from './desk.ts'
import { DeskBar, type Side } from './DeskBar.tsx'
import { DeskNotices } from './DeskNotices.tsx'
import { goToField } from './goToField.ts'
import { LivePreview } from './LivePreview.tsx'
import { RevisionsDialog } from './RevisionsDialog.tsx'
import { Sheet } from './Sheet.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useDeskWork, type DeskWork } from './useDeskWork.ts'
import { usePresence } from './usePresence.ts'

/** The desk: the sheet in the middle, its details or the page it will be beside it, and above them where it stands. */
export function DeskScreen(work: DeskWork) {
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
  const { desk: worked, isKept, keepMine } = useDeskWork(work)
  const { kind, document, autosave, can } = worked
  const company = usePresence(kind, document.revision > 0 ? document.id : '', autosave.edits > 0)
  const closeSide = useCallback(() => setSide(null), [])
  const newer = autosave.trouble?.kind === 'stale' ? autosave.trouble.newer : null

  const desk: Desk = {
    ...worked,
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
      <SidePanel kind={kind} isReadOnly={!can('edit')} mayCreateTags={work.me.may.tag?.includes('create') === true} onClose={closeSide} />
    )
  const besideName = side === 'preview' ? t.preview.title : t.panel.title
  return (
    <DeskContext value={desk}>
      <ReadOnly value={!can('edit')}>
        <Title title={document.title} />
        <SheetTabTitle />
        <DeskBar side={side} onSide={setSide} onRevisions={() => setRevising(true)} isKept={isKept} company={company} />
        <Box sx={columns(side !== null && !isNarrow, side === 'preview')}>
          <Box sx={{ minWidth: 0 }}>
            <DeskNotices
              company={company}
              hasFound={work.firstWords?.isFound === true}
              onDecide={newer && isPutOff ? () => setPutOff(false) : null}
            />
            <Sheet isReadOnly={!can('edit')} />
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
    </DeskContext>
  )
}

/** By itself: a letter of the title draws nothing else again. */
function SheetTabTitle() {
  const t = useMessages().articles
  const title = useWatch<DeskForm, 'content.title'>({ name: 'content.title' })
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
