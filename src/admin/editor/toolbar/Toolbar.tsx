import { Box, Divider, MenuItem, Select, useMediaQuery, type Theme } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { Fragment, useRef } from 'react'
import { useElementSize } from '../../theme/useElementSize.ts'
import { useMessages } from '../../useMessages.ts'
import { howManyFit } from './howManyFit.ts'
import { MoreTools } from './MoreTools.tsx'
import { RovingToolbar, useToolStop } from './RovingToolbar.tsx'
import { ToolButton } from './ToolButton.tsx'
import { TEXTS, useTextTools, type Tool } from './useTextTools.ts'
import { useToolSize } from './useToolSize.ts'

type TextKind = (typeof TEXTS)[number] | ''

const LINE_WIDTH = 9

/** What can be done to the words at the cursor, and what can be put there. Stays in sight while the text moves; what does not fit is in a menu. */
export function Toolbar({ editor, top }: { readonly editor: Editor; readonly top: number | string }) {
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
    <Box ref={place} sx={{ ...bar, top }}>
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
    </Box>
  )
}

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
  position: 'sticky',
  zIndex: 3,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  py: 0.25,
}
