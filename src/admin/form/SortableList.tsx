import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useMessages } from '../useMessages.ts'
import { useIsReadOnly } from './readOnly.ts'

export interface Sortable {
  readonly id: string
  /** What it is called when it is moved by ear. */
  readonly label: string
}

interface SortableListProps<Item extends Sortable> {
  readonly items: readonly Item[]
  readonly onMove: (from: number, to: number) => void
  readonly children: (item: Item, index: number) => ReactNode
  readonly label?: string
}

/** A list whose order is the editor's: by mouse, finger or keyboard, and told aloud. */
export function SortableList<Item extends Sortable>({ items, onMove, children, label }: SortableListProps<Item>) {
  const t = useMessages().form.sort
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: string | number) => items.findIndex((item) => item.id === id)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(indexOf(active.id), indexOf(over.id))
  }
  const nameOf = (id: string | number) => items[indexOf(id)]?.label ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => t.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? t.over(nameOf(active.id), indexOf(over.id) + 1, items.length) : undefined),
    onDragEnd: ({ active, over }) => (over ? t.dropped(nameOf(active.id), indexOf(over.id) + 1, items.length) : undefined),
    onDragCancel: ({ active }) => t.cancelled(nameOf(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t.instructions } }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item, index) => (
            <Row key={item.id} item={item}>
              {children(item, index)}
            </Row>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

function Row({ item, children }: { readonly item: Sortable; readonly children: ReactNode }) {
  const t = useMessages().form.sort
  const isReadOnly = useIsReadOnly()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: item.id })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={[row, isDragging && lifted]}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!isReadOnly && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          size="small"
          aria-label={t.handle(item.label)}
          sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  // The label of a field stands on its upper edge, clear of the line above.
  py: 1.25,
  px: 0.5,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
const lifted = { position: 'relative', zIndex: 1, outline: 1, outlineColor: 'primary.main', borderRadius: 1 }
