import SearchOff from '@mui/icons-material/SearchOff'
import { Box, Button, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { changedFields } from '../../../content/newsroom/compare.ts'
import { ask } from '../../api/ask.ts'
import type { Me } from '../../api/me.ts'
import { useMe } from '../../api/useMe.ts'
import { EmptyState } from '../../frame/EmptyState.tsx'
import { TabTitle } from '../../frame/TabTitle.tsx'
import { useMessages } from '../../useMessages.ts'
import { blankDocument } from './blankDocument.ts'
import type { Written, WrittenDocument, WrittenKind } from './desk.ts'
import { DeskScreen } from './DeskScreen.tsx'
import { findKeptDraft, forgetDraft, keptAs, type KeptDraft } from './keptDraft.ts'

/**
 * Where an article or a page is written, from its first word on: finds it, and what of it never reached the server. A new one is made
 * when there is something to keep, so that whoever only looked in leaves nothing behind.
 */
export function WritingScreen({ kind }: { readonly kind: WrittenKind }) {
  const { id } = useParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const t = useMessages().articles
  const me = useMe()
  // A new text gets its own address while it is being written: the sheet stays the one it was begun on.
  const [begun, setBegun] = useState<{ readonly id: string; readonly sheet: string } | null>(null)
  const isBegun = id !== undefined && id === begun?.id
  const sheet = id === undefined ? `new ${key}` : isBegun ? begun.sheet : id
  if (begun && begun.sheet !== sheet) setBegun(null)
  // Whoever left a moment ago and comes back finds what the server has now, not what was opened then.
  const [visit] = useState(() => performance.now())
  const { data, isError } = useQuery({
    queryKey: ['desk', kind, id, visit],
    queryFn: async ({ signal }) => (await ask<WrittenDocument>(`/api/admin/${kind}/${id}`, { signal })).value,
    enabled: id !== undefined && !isBegun,
    // The desk keeps what it opened: an answer that comes by itself must never replace what is being written.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isNew = id === undefined || isBegun
  if (isError || (isNew && me && !me.may[kind]?.includes('create'))) {
    return (
      <EmptyState icon={SearchOff} title={t.notFound.title} text={t.notFound.text}>
        <TabTitle title={t.notFound.title} />
        <Button component={Link} to={`/${kind}`} variant="outlined">
          {t.notFound.back}
        </Button>
      </EmptyState>
    )
  }
  const document = me && isNew ? blankDocument(kind, me, t.untitled, new Date().toISOString()) : data
  if (!document || !me) return <Waiting />
  const begin = (made: WrittenDocument) => {
    setBegun({ id: made.id, sheet })
    void navigate(`/${kind}/${made.id}`, { replace: true })
  }
  return <Opened key={sheet} kind={kind} document={document} me={me} onBegun={begin} />
}

interface OpenedProps {
  readonly kind: WrittenKind
  readonly document: WrittenDocument
  readonly me: Me
  readonly onBegun: (document: WrittenDocument) => void
}

function Opened({ kind, document, me, onBegun }: OpenedProps) {
  const [opened] = useState(document)
  const [kept] = useState(() => keptFor(opened, kind, me.id))
  const [record] = useState(() => ({ ...opened, content: kept?.content ?? opened.content }))
  return (
    <ResourceContextProvider value={kind}>
      <RecordContextProvider value={record}>
        <Form record={record} onSubmit={() => undefined}>
          <DeskScreen kind={kind} opened={opened} me={me} kept={kept} onBegun={onBegun} />
        </Form>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

/** What was kept here, unless the server has those very words: the page was left before its answer came. */
function keptFor(document: WrittenDocument, kind: WrittenKind, who: string): KeptDraft<Written> | null {
  const kept = findKeptDraft<Written>(who, kind, keptAs(document.id))
  if (!kept) return null
  const slug = kept.content.slug || document.content.slug
  const changed = changedFields({ ...document.content }, { ...kept.content, slug })
  if (changed.length > 0) return { ...kept, content: { ...kept.content, slug } }
  forgetDraft(who, kind, keptAs(document.id))
  return null
}

const Waiting = () => (
  <Box sx={{ maxWidth: 720, mx: 'auto', px: 3, py: 6, display: 'grid', gap: 2 }} aria-hidden>
    <Skeleton height={64} width="80%" />
    <Skeleton height={28} />
    <Skeleton height={28} width="60%" />
    <Skeleton variant="rounded" height={320} />
  </Box>
)
