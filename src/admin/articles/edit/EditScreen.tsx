import SearchOff from '@mui/icons-material/SearchOff'
import { Box, Button, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { Link, useParams } from 'react-router'
import { changedFields } from '../../../content/newsroom/compare.ts'
import type { Me } from '../../api/me.ts'
import { ask } from '../../api/ask.ts'
import { EmptyState } from '../../frame/EmptyState.tsx'
import { useMessages } from '../../useMessages.ts'
import type { Written, WrittenDocument, WrittenKind } from './desk.ts'
import { DeskScreen } from './DeskScreen.tsx'
import { findKeptDraft, forgetDraft, type KeptDraft } from './keptDraft.ts'
import { useMe } from './useMe.ts'

/** Where an article or a page is written: finds it, and what of it never reached the server. */
export function EditScreen({ kind }: { readonly kind: WrittenKind }) {
  const { id = '' } = useParams()
  const t = useMessages().articles
  const me = useMe()
  const { data, isError } = useQuery({
    queryKey: ['desk', kind, id],
    queryFn: async ({ signal }) => (await ask<WrittenDocument>(`/api/admin/${kind}/${id}`, { signal })).value,
    // The desk keeps what it opened: an answer that comes by itself must never replace what is being written.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isError) {
    return (
      <EmptyState icon={SearchOff} title={t.notFound.title} text={t.notFound.text}>
        <Button component={Link} to={`/${kind}`} variant="outlined">
          {t.notFound.back}
        </Button>
      </EmptyState>
    )
  }
  if (!data || !me) return <Waiting />
  return <Opened key={data.id} kind={kind} document={data} me={me} />
}

interface OpenedProps {
  readonly kind: WrittenKind
  readonly document: WrittenDocument
  readonly me: Me
}

function Opened({ kind, document, me }: OpenedProps) {
  const [kept] = useState(() => keptFor(document, kind, me.id))
  const [record] = useState(() => ({ ...document, content: kept?.content ?? document.content }))
  return (
    <ResourceContextProvider value={kind}>
      <RecordContextProvider value={record}>
        <Form record={record} onSubmit={() => undefined}>
          <DeskScreen kind={kind} opened={document} me={me} kept={kept} />
        </Form>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

/** What was kept here, unless the server has those very words: the page was left before its answer came. */
function keptFor(document: WrittenDocument, kind: WrittenKind, who: string): KeptDraft<Written> | null {
  const kept = findKeptDraft<Written>(who, kind, document.id)
  if (!kept) return null
  const slug = kept.content.slug || document.content.slug
  const changed = changedFields({ ...document.content }, { ...kept.content, slug })
  if (changed.length > 0) return { ...kept, content: { ...kept.content, slug } }
  forgetDraft(who, kind, document.id)
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
