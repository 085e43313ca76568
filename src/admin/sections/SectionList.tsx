import { arrayMove } from '@dnd-kit/sortable'
import Add from '@mui/icons-material/Add'
import WebStoriesOutlined from '@mui/icons-material/WebStoriesOutlined'
import { Box, Button, Card, Link, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Document } from '../../content/newsroom/document.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { ReadOnly } from '../form/readOnly.ts'
import { SortableList } from '../form/SortableList.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { SERIF } from '../theme/theme.ts'
import { useMessages } from '../useMessages.ts'

type Section = ListedDocument<'section'>

/** The sections in the order of the masthead, which is changed by dragging. */
export function SectionList() {
  const t = useMessages()
  const notify = useNotify()
  const { permissions } = usePermissions<Me['may']>()
  const { data, error, refetch } = useGetList<Section>('section', { pagination: { page: 1, perPage: 100 } })
  // Shown at once, while the new order is on its way.
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const sections = [...(data ?? [])].sort((a, b) => (chosen ? chosen.indexOf(a.id) - chosen.indexOf(b.id) : byPosition(a, b)))

  const reorder = async (from: number, to: number) => {
    const ordered = arrayMove(sections, from, to)
    setChosen(ordered.map(({ id }) => id))
    try {
      for (const { id, position } of positions(ordered.map(({ id, summary }) => ({ id, position: summary.position }))))
        await place(id, position)
      notify(t.sections.reordered, { type: 'success', autoHideDuration: 2000 })
    } catch {
      notify(t.sections.notReordered, { type: 'error' })
    }
    await refetch()
    setChosen(null)
  }
  const addNew = permissions?.section?.includes('create') && (
    <Button variant="contained" startIcon={<Add />} component={RouterLink} to="/section/create">
      {t.sections.new}
    </Button>
  )
  return (
    <>
      <ScreenHead title={t.sections.title} text={t.sections.text}>
        {addNew}
      </ScreenHead>
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={300} />}
      {data?.length === 0 && (
        <EmptyState icon={WebStoriesOutlined} {...t.sections.empty}>
          {addNew}
        </EmptyState>
      )}
      {sections.length > 0 && (
        <Card sx={{ px: 1 }}>
          <ReadOnly value={!permissions?.section?.includes('edit')}>
            <SortableList
              label={t.sections.orderLabel}
              items={sections.map((section) => ({ id: section.id, label: section.title, section }))}
              onMove={(from, to) => void reorder(from, to)}
            >
              {({ section }) => <SectionRow section={section} />}
            </SortableList>
          </ReadOnly>
        </Card>
      )}
    </>
  )
}

function SectionRow({ section }: { readonly section: Section }) {
  const t = useMessages().lists
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 0.5 }}>
      <Link component={RouterLink} to={`/section/${section.id}`} underline="hover" color="text.primary" sx={name}>
        {section.title}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ flex: { xs: '1 1 100%', sm: '1 1 14rem' }, minWidth: 0 }} noWrap>
        {section.summary.description}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {section.usedBy === 0 ? t.noArticles : t.articles(section.usedBy)}
      </Typography>
    </Box>
  )
}

const byPosition = (a: Section, b: Section): number => a.summary.position - b.summary.position || a.title.localeCompare(b.title, 'it')

/** Saves the section as it is now, in another place. */
async function place(id: string, position: number): Promise<void> {
  const { revision, content } = (await callApi<Document<'section'>>(`/api/admin/section/${id}`)).value
  await callApi(`/api/admin/section/${id}`, { method: 'PUT', body: { revision, content: { ...content, position } } })
}

const name = { fontFamily: SERIF, fontSize: '1.125rem', fontWeight: 500 }

interface Placed {
  readonly id: string
  readonly position: number
}

/** Which documents must be given another position for the list to stand in this order, and which one. */
export function positions(ordered: readonly Placed[]): Placed[] {
  return ordered.flatMap(({ id, position }, index) => (position === index ? [] : [{ id, position: index }]))
}
