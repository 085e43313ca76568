import Abc from '@mui/icons-material/Abc'
import Close from '@mui/icons-material/Close'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import TextFields from '@mui/icons-material/TextFields'
import { Box, Button, IconButton, TextField, ToggleButton, Tooltip, Typography } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { useMessages } from '../../useMessages.ts'
import { closeFind, findingOf, replaceAll, replaceOne, setQuery, step } from './findInText.ts'
import type { FindQuery } from './findPattern.ts'

/** Finds words in the text and puts others in their place. Enter goes on, Shift and Enter back, Esc returns to the text. */
export function FindBar({ editor }: { readonly editor: Editor }) {
  const isOpen = useEditorState({ editor, selector: ({ editor }) => findingOf(editor.state).isOpen })
  return isOpen ? <OpenFindBar editor={editor} /> : null
}

function OpenFindBar({ editor }: { readonly editor: Editor }) {
  const t = useMessages().findInText
  const { query, count, current, calls } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { query, matches, current, calls } = findingOf(editor.state)
      return { query, count: matches.length, current, calls }
    },
  })
  const [words, setWords] = useState('')
  const [done, setDone] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [calls])
  const { view } = editor
  const ask = (asked: Partial<FindQuery>) => {
    setDone(null)
    setQuery(view, { ...query, ...asked })
  }
  const onKeyDown = (event: KeyboardEvent, onEnter: () => void) => {
    if (event.key === 'Escape') closeFind(view)
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const position = query.words === '' ? '' : count === 0 ? t.none : t.position(current + 1, count)
  return (
    <Box role="search" aria-label={t.open} sx={bar} onKeyDown={(event) => event.key === 'Escape' && closeFind(view)}>
      <TextField
        size="small"
        label={t.find}
        value={query.words}
        onChange={(event) => ask({ words: event.target.value })}
        onKeyDown={(event) => onKeyDown(event, () => step(view, event.shiftKey ? -1 : 1))}
        inputRef={field}
        autoComplete="off"
        sx={{ flex: '1 1 12rem' }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ minWidth: '6.5em' }}>
        {position}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Choice label={t.caseExact} isOn={query.isCaseExact} onChange={(isCaseExact) => ask({ isCaseExact })}>
          <TextFields fontSize="small" />
        </Choice>
        <Choice label={t.wholeWords} isOn={query.isWholeWords} onChange={(isWholeWords) => ask({ isWholeWords })}>
          <Abc fontSize="small" />
        </Choice>
        <IconButton size="small" aria-label={t.previous} onClick={() => step(view, -1)}>
          <KeyboardArrowUp />
        </IconButton>
        <IconButton size="small" aria-label={t.next} onClick={() => step(view, 1)}>
          <KeyboardArrowDown />
        </IconButton>
        <IconButton size="small" aria-label={t.close} onClick={() => closeFind(view)}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ flexBasis: '100%' }} />
      <TextField
        size="small"
        label={t.replace}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => onKeyDown(event, () => replaceOne(view, words))}
        autoComplete="off"
        sx={{ flex: '1 1 12rem' }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={count === 0} onClick={() => replaceOne(view, words)}>
          {t.replaceOne}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={count === 0}
          aria-label={t.replaceAllLabel(count)}
          onClick={() => setDone(replaceAll(view, words))}
        >
          {t.replaceAll}
        </Button>
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ flexBasis: '100%', display: { xs: done === null ? 'none' : 'block', sm: 'block' } }}
      >
        {done === null ? t.where : t.replaced(done)}
      </Typography>
      <Typography role="status" sx={visuallyHidden}>
        {done === null ? position : t.replaced(done)}
      </Typography>
    </Box>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: ReactNode
}

const Choice = ({ label, isOn, onChange, children }: ChoiceProps) => (
  <Tooltip title={label}>
    <ToggleButton size="small" value={label} selected={isOn} onChange={() => onChange(!isOn)} aria-label={label} sx={choice}>
      {children}
    </ToggleButton>
  </Tooltip>
)

const choice = { textTransform: 'none', px: 1, py: 0.25, minWidth: 36 }

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
}
