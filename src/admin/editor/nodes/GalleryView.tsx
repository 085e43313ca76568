import { arrayMove } from '@dnd-kit/sortable'
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined'
import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Close from '@mui/icons-material/Close'
import { Box, Button, InputBase, Skeleton } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useGetManyAggregate } from 'react-admin'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import type { ListedMedia } from '../../media/mediaRecord.ts'
import { MediaThumb } from '../../media/MediaThumb.tsx'
import { useMessages } from '../../useMessages.ts'
import { RovingToolbar } from '../toolbar/RovingToolbar.tsx'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { AttributeField, BlockFrame, removeBlock } from './BlockFrame.tsx'

interface Item {
  readonly media: string
  readonly caption?: string
}

/** Several pictures together: their order, a line for each, a line for all. */
export function GalleryView(view: ReactNodeViewProps) {
  const t = useMessages().editor.block
  const [isAdding, setAdding] = useState(false)
  const items = (view.node.attrs['items'] ?? []) as readonly Item[] // as `blocks.ts` keeps them
  const media = useMedia(items.map((item) => item.media))
  const set = (next: readonly Item[]) => (next.length === 0 ? removeBlock(view) : view.updateAttributes({ items: next }))
  const { isEditable } = view.editor
  const grid = useRef<HTMLDivElement>(null)

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return
    set(arrayMove([...items], from, to))
    followFocus(grid.current, to)
  }
  const remove = (place: number) => {
    // The place of the last one goes with it; any other is taken by the next.
    if (place === items.length - 1) followFocus(grid.current, place - 1)
    set(items.filter((_, index) => index !== place))
  }

  return (
    <BlockFrame view={view} block="gallery">
      <Box ref={grid} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {items.map((item, index) => (
          <Tile
            // A place, not a picture: what has the focus is never moved in the page, which would take the focus from it.
            key={index}
            item={item}
            media={media[index]}
            number={index + 1}
            isEditable={isEditable}
            onCaption={(caption) =>
              set(items.map((one, place) => (place === index ? { media: one.media, ...(caption && { caption }) } : one)))
            }
            onMove={(step) => move(index, index + step)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      {isEditable && (
        <Button size="small" startIcon={<AddPhotoAlternate />} onClick={() => setAdding(true)} sx={{ mt: 1 }}>
          {t.addPictures}
        </Button>
      )}
      <AttributeField view={view} name="caption" label={t.caption} maxLength={600} />
      <MediaPicker
        isOpen={isAdding}
        accept="image"
        isMultiple
        onPick={(picked) => {
          setAdding(false)
          set([...items, ...picked.map(({ id }) => ({ media: id }))].slice(0, 60))
        }}
        onClose={() => setAdding(false)}
      />
    </BlockFrame>
  )
}

interface TileProps {
  readonly item: Item
  readonly media: ListedMedia | null | undefined
  readonly number: number
  readonly isEditable: boolean
  readonly onCaption: (caption: string) => void
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove: () => void
}

function Tile({ item, media, number, isEditable, onCaption, onMove, onRemove }: TileProps) {
  const t = useMessages().editor.block
  return (
    <Box role="group" aria-label={t.picture(number)}>
      <Box sx={{ aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 0.5 }}>
        {media ? (
          <MediaThumb media={media} />
        ) : (
          <Skeleton variant="rectangular" height="100%" animation={media === undefined ? 'pulse' : false} />
        )}
      </Box>
      <InputBase
        fullWidth
        value={item.caption ?? ''}
        placeholder={t.caption}
        readOnly={!isEditable}
        onChange={(event) => onCaption(event.target.value)}
        inputProps={{ 'aria-label': `${t.caption} (${number})`, maxLength: 600 }}
        sx={{ fontSize: '0.8125rem' }}
      />
      {isEditable && (
        <RovingToolbar label={t.tools(t.picture(number))} sx={{ display: 'flex' }}>
          <ToolButton label={`${t.before} (${number})`} icon={ArrowBack} onClick={() => onMove(-1)} />
          <ToolButton label={`${t.after} (${number})`} icon={ArrowForward} onClick={() => onMove(1)} />
          <Box sx={{ flex: 1 }} />
          <ToolButton label={t.removePicture(number)} icon={Close} onClick={onRemove} />
        </RovingToolbar>
      )}
    </Box>
  )
}

/** Whoever pressed a button by keyboard goes on from the same one of the tile at `place`. The mouse leaves the cursor in the text. */
function followFocus(grid: HTMLElement | null, place: number): void {
  const buttons = [...(grid?.children ?? [])].map((tile) => [...tile.querySelectorAll('button')])
  const pressed = buttons.flatMap((row) => row.findIndex((button) => button === document.activeElement)).find((index) => index >= 0)
  if (pressed !== undefined) buttons[place]?.[pressed]?.focus()
}

/** Files by their identifiers, asked for together however many blocks ask; undefined while they are on their way, null for one that is gone. */
function useMedia(ids: readonly string[]): readonly (ListedMedia | null | undefined)[] {
  const { data, isPending } = useGetManyAggregate<ListedMedia>('media', { ids: [...ids] }, { enabled: ids.length > 0 })
  // react-admin's types do not say it, but what was not found is undefined.
  return ids.map(
    (id) => (data as readonly (ListedMedia | undefined)[] | undefined)?.find((media) => media?.id === id) ?? (isPending ? undefined : null),
  )
}
