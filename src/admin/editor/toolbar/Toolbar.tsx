import Check from '@mui/icons-material/Check'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import { Box, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Select, Typography, useMediaQuery, type Theme } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { Fragment, memo, useRef, useState } from 'react'
import { useKeyHint } from '../../theme/keyHint.ts'
import { useElementSize } from '../../theme/useElementSize.ts'
import { useMessages } from '../../useMessages.ts'
import { FindBar } from '../find/FindBar.tsx'
import { RovingToolbar, useToolStop } from './RovingToolbar.tsx'
import { ToolButton, useToolSize } from './ToolButton.tsx'
import { TEXTS, useTextTools, type Tool } from './useTextTools.ts'

type TextKind = (typeof TEXTS)[number] | ''

const LINE_WIDTH = 9

/** What can be done to the words at the cursor, and what can be put there. What does not fit is in a menu. */
export const Toolbar = memo(function Toolbar({ editor }: { readonly editor: Editor }) {
  const t = useMessages().editor
  const { tools, text, setText } = useTextTools(editor)
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const textWidth = isNarrow ? 108 : 150
  const size = useToolSize()
  const place = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(place)
  const widths = tools.map(({ isApart }) => (isApart ? size + LINE_WIDTH : size))
  // Not measured yet, all are drawn: most screens have room for them.
  const count = width === 0 ? tools.length : howManyFit(width - textWidth, widths, size)
  return (
    <Box ref={place} sx={bar}>
      <RovingToolbar label={t.toolbar} sx={{ display: 'flex', alignItems: 'center' }}>
        <TextKindSelect value={text} onChange={setText} width={textWidth} />
        {tools.slice(0, count).map((tool) => (
          <Fragment key={tool.id}>
            {tool.isApart && <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.75 }} />}
            <ToolOf {...tool} />
          </Fragment>
        ))}
        {count < tools.length && <MoreTools tools={tools.slice(count)} />}
      </RovingToolbar>
      <FindBar editor={editor} />
    </Box>
  )
})

const ToolOf = ({ label, keys, icon, isOn, isDisabled = false, run }: Tool) => (
  <ToolButton
    label={label}
    {...(keys && { keys })}
    icon={icon}
    {...(isOn !== undefined && { isOn })}
    isDisabled={isDisabled}
    onClick={run}
  />
)

interface TextKindSelectProps {
  readonly value: TextKind
  readonly width: number
  readonly onChange: (kind: Exclude<TextKind, ''>) => void
}

function TextKindSelect({ value, width, onChange }: TextKindSelectProps) {
  const t = useMessages().editor
  const stop = useToolStop()
  return (
    <Select<TextKind>
      size="small"
      variant="standard"
      disableUnderline
      displayEmpty
      value={value}
      onChange={({ target }) => target.value && onChange(target.value)}
      renderValue={(id) => (id ? t.blocks[id].label : t.kindOfBlock)}
      inputProps={{ 'aria-label': t.kindOfBlock }}
      SelectDisplayProps={stop}
      sx={{ fontSize: '0.875rem', px: 1, width, flex: 'none' }}
    >
      {TEXTS.map((id) => (
        <MenuItem key={id} value={id}>
          {t.blocks[id].label}
        </MenuItem>
      ))}
    </Select>
  )
}

const bar = {
  borderBottom: 1,
  borderColor: 'divider',
  py: 0.25,
}

function MoreTools({ tools }: { readonly tools: readonly Tool[] }) {
  const t = useMessages().editor
  const hint = useKeyHint()
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const chosen = useRef<Tool | null>(null)
  const choose = (tool: Tool | null) => {
    chosen.current = tool
    setOpen(false)
  }
  // An open menu holds the focus. When it has gone the button gets it, and from there a tool may take it to the text, or to a dialog that gives it back.
  const onExited = () => {
    place.current?.querySelector('button')?.focus()
    chosen.current?.run()
  }
  return (
    <span ref={place}>
      <ToolButton label={t.more} icon={MoreHoriz} isOpen={isOpen} onClick={() => setOpen(true)} />
      <Menu
        open={isOpen}
        anchorEl={() => place.current}
        onClose={() => choose(null)}
        disableRestoreFocus
        transitionDuration={0}
        slotProps={{ transition: { onExited } }}
      >
        {tools.map((tool) => {
          const { id, label, keys, icon: Icon, isOn, isDisabled = false } = tool
          return (
            <MenuItem
              key={id}
              {...(isOn !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isOn })}
              disabled={isDisabled}
              onClick={() => choose(tool)}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{label}</ListItemText>
              {isOn === true && <Check fontSize="small" sx={{ ml: 2 }} color="primary" />}
              {keys && (
                <Typography variant="body2" color="text.secondary" sx={{ ml: 3, display: { xs: 'none', sm: 'block' } }} aria-hidden>
                  {hint(keys)}
                </Typography>
              )}
            </MenuItem>
          )
        })}
      </Menu>
    </span>
  )
}

/** How many things of these widths, in their order, stand in a room. When not all do, the button that holds the others needs a place too. */
export function howManyFit(room: number, widths: readonly number[], moreWidth: number): number {
  const ends = widths.reduce<readonly number[]>((before, width) => [...before, (before.at(-1) ?? 0) + width], [])
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + moreWidth <= room).length
}
