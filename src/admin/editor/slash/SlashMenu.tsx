import { Box, Paper, Popper, Typography } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { memo, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useKeyHint } from '../../theme/keyHint.ts'
import { useMessages } from '../../useMessages.ts'
import { blockKinds, type BlockKind } from '../blocks.ts'
import { useInsertDialog } from '../insertDialogContext.ts'
import type { SlashMenuControl } from './slashCommands.ts'

interface SlashMenuProps {
  readonly editor: Editor
  readonly control: SlashMenuControl
}

/** The blocks whose name begins with what was typed after the slash; arrows choose, Enter inserts. */
export const SlashMenu = memo(function SlashMenu({ editor, control }: SlashMenuProps) {
  const t = useMessages().editor
  const ask = useInsertDialog()
  const hint = useKeyHint()
  const id = useId()
  const slash = useSyncExternalStore(control.subscribe, control.current)
  const query = slash?.query ?? ''
  const [chosen, setChosen] = useState({ query, index: 0 })
  const found = matchBlocks(
    blockKinds.map((kind) => ({ ...kind, ...t.blocks[kind.id] })),
    query,
  )
  // Other words, other blocks: the first is chosen again.
  const index = chosen.query === query ? Math.min(chosen.index, found.length - 1) : 0
  const activeId = slash && found[index] ? `${id}-${found[index].id}` : null

  const insert = ({ insert }: BlockKind) => {
    if (!slash) return
    const chain = editor.chain().focus().deleteRange(slash.range)
    if ('ask' in insert) {
      chain.run()
      ask(insert.ask)
    } else insert.run(chain).run()
  }

  const onKey = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      setChosen({ query, index: (index + step + found.length) % found.length })
      return true
    }
    const block = found[index]
    if ((event.key === 'Enter' || event.key === 'Tab') && block) {
      insert(block)
      return true
    }
    return false
  }
  useEffect(() => control.onKey(onKey))

  // Whoever cannot see the menu hears what is chosen while the cursor stays in the text.
  useEffect(() => {
    if (activeId === null) return
    // Only now: until the surface stands in the page, which a busy machine may put off, it has no view to ask.
    const { dom } = editor.view
    dom.setAttribute('aria-activedescendant', activeId)
    dom.setAttribute('aria-controls', id)
    return () => {
      dom.removeAttribute('aria-activedescendant')
      dom.removeAttribute('aria-controls')
    }
  }, [editor, activeId, id])

  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (activeId) list.current?.querySelector(`[id="${activeId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (!slash) return null
  return (
    <Popper
      open
      role="region"
      aria-label={t.slash.label}
      placement="bottom-start"
      anchorEl={{ getBoundingClientRect: () => slash.place() ?? new DOMRect() }}
      sx={{ zIndex: 'modal' }}
      modifiers={[{ name: 'flip', enabled: true }]}
    >
      <Paper elevation={8} sx={{ width: 320, maxWidth: 'calc(100vw - 24px)', border: 1, borderColor: 'divider', mt: 0.5 }}>
        <Box ref={list} id={id} role="listbox" aria-label={t.slash.label} tabIndex={0} sx={{ maxHeight: 320, overflowY: 'auto', p: 0.5 }}>
          {found.map((block, place) => (
            <Box
              key={block.id}
              id={`${id}-${block.id}`}
              role="option"
              aria-selected={place === index}
              // The cursor stays where it is: pressing must not take it away.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(block)}
              onMouseMove={() => place !== index && setChosen({ query, index: place })}
              sx={option(place === index)}
            >
              <block.icon fontSize="small" sx={{ color: 'text.secondary' }} />
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="body2" fontWeight={600}>
                  {block.label}
                </Typography>
                <Typography variant="caption" color="text.secondary" noWrap component="p">
                  {t.blocks[block.id].hint}
                </Typography>
              </Box>
              {block.keys && (
                <Typography variant="caption" color="text.secondary" noWrap>
                  {hint(block.keys)}
                </Typography>
              )}
            </Box>
          ))}
          {found.length === 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ p: 1.5 }}>
              {t.slash.none}
            </Typography>
          )}
        </Box>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          {t.slash.hint}
        </Typography>
      </Paper>
    </Popper>
  )
})

const option = (isChosen: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.25,
  py: 0.75,
  borderRadius: 1,
  cursor: 'pointer',
  backgroundColor: isChosen ? 'action.selected' : undefined,
})

interface Choice<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly words: readonly string[]
}

/** The choices whose name, or another name of theirs, begins with what was typed; those that only contain it come after. */
export function matchBlocks<C extends Choice>(choices: readonly C[], typed: string): C[] {
  const query = folded(typed)
  if (query === '') return [...choices]
  const rank = ({ label, words }: C): number => {
    const names = [label, ...words].map(folded)
    if (names[0]?.startsWith(query)) return 0
    if (names.some((name) => name.startsWith(query))) return 1
    if (names.some((name) => name.split(/\s+/).some((word) => word.startsWith(query)))) return 2
    return Infinity
  }
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
