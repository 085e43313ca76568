import SearchOff from '@mui/icons-material/SearchOff'
import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { useLocation, useNavigate, useParams } from 'react-router'
import { articleSchema } from '../../../content/kinds/article.ts'
import { pageSchema } from '../../../content/kinds/page.ts'
import { ApiFault, callApi } from '../../api/callApi.ts'
import { useMe, type Me } from '../../api/me.ts'
import { newUuid } from '../../api/newUuid.ts'
import { serverNow } from '../../api/serverClock.ts'
import { DeadEnd } from '../../layout/DeadEnd.tsx'
import { ListFault } from '../../list/ListFault.tsx'
import { useMessages } from '../../useMessages.ts'
import type { Written, WrittenDocument, WrittenKind } from './articleEditor.ts'
import { EditorScreen } from './EditorScreen.tsx'
import { keptWords, readNewText, typedTitle, type NewText } from './firstWords.ts'
import { findBegunDraft, findLocalDraft, forgetDraft } from './localDraft.ts'

export function ArticleEditorPage() {
  return <LoadEditor kind="article" />
}

/** Where a page is written: in the same editor as an article. */
export function PageEditorPage() {
  return <LoadEditor kind="page" />
}

/**
 * Where an article or a page is written, from its first word on: finds it, and what of it never reached the server. A new one is made
 * when there is something to keep, so that whoever only looked in leaves nothing behind.
 */
function LoadEditor({ kind }: { readonly kind: WrittenKind }) {
  const { id } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const t = useMessages().articles
  const me = useMe()
  // A new text gets its own address while it is being written: the sheet stays the one it was begun on.
  const [begun, setBegun] = useState<{ readonly id: string; readonly sheet: string } | null>(null)
  const isBegun = id !== undefined && id === begun?.id
  const sheet = id === undefined ? `new ${location.key}` : isBegun ? begun.sheet : id
  if (begun && begun.sheet !== sheet) setBegun(null)
  // Whoever left a moment ago and comes back finds what the server has now, not what was opened then.
  const [visit] = useState(newUuid)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['article editor', kind, id, visit],
    queryFn: async ({ signal }) => (await callApi<WrittenDocument>(`/api/admin/${kind}/${id}`, { signal })).value,
    enabled: id !== undefined && !isBegun,
    // The editor keeps what it opened: an answer that comes by itself must never replace what is being written.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isNew = id === undefined || isBegun
  if (error && !isMissing(error)) return <ListFault error={error} onRetry={() => void refetch()} />
  if (isError || (isNew && me && !me.may[kind]?.includes('create'))) {
    return <DeadEnd icon={SearchOff} words={t.notFound} to={`/${kind}`} />
  }
  if (!me || (!isNew && !data)) return <Waiting />
  const begin = (made: WrittenDocument) => {
    setBegun({ id: made.id, sheet })
    void navigate(`/${kind}/${made.id}`, { replace: true })
  }
  return (
    <Opened
      key={sheet}
      kind={kind}
      found={isNew ? null : (data ?? null)}
      newText={id === undefined ? readNewText(location.state) : null}
      me={me}
      onBegun={begin}
    />
  )
}

/** It is not there, or not for this person to know of; anything else may pass. */
const isMissing = (error: Error): boolean => error instanceof ApiFault && (error.status === 404 || error.status === 403)

interface OpenedProps {
  readonly kind: WrittenKind
  /** Null for a new text. */
  readonly found: WrittenDocument | null
  readonly newText: NewText | null
  readonly me: Me
  readonly onBegun: (document: WrittenDocument) => void
}

function Opened({ kind, found, newText, me, onBegun }: OpenedProps) {
  const { untitled } = useMessages().articles
  const [{ opened, firstWords }] = useState(() => openSheet(kind, found, newText, me, untitled))
  const [record] = useState(() => ({ ...opened, content: firstWords?.content ?? opened.content }))
  return (
    <ResourceContextProvider value={kind}>
      <RecordContextProvider value={record}>
        <Form record={record} onSubmit={() => undefined}>
          <EditorScreen kind={kind} opened={opened} me={me} firstWords={firstWords} onBegun={onBegun} />
        </Form>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

/** What is on the sheet first. Whoever comes for a new text finds the one that they began here and whose first save was never answered. */
function openSheet(kind: WrittenKind, found: WrittenDocument | null, newText: NewText | null, me: Me, untitled: string) {
  const begun = found || newText ? null : findBegunDraft<Written>(me.id, kind)
  const id = newText?.id ?? begun?.id ?? newUuid()
  const opened = found ?? blankDocument(kind, id, me, untitled, serverNow())
  const kept = begun ?? findLocalDraft<Written>(me.id, kind, opened.id)
  const words = keptWords(opened, kept)
  if (kept && !words) forgetDraft(me.id, kind, opened.id)
  return { opened, firstWords: words ?? typedTitle(opened, newText?.title ?? '') }
}

const Waiting = () => (
  <Box sx={{ maxWidth: 720, mx: 'auto', px: 3, py: 6, display: 'grid', gap: 2 }} aria-hidden>
    <Skeleton height={64} width="80%" />
    <Skeleton height={28} />
    <Skeleton height={28} width="60%" />
    <Skeleton variant="rounded" height={320} />
  </Box>
)

/** What a new text is before its first word reaches the server: it has its identifier already, and no revision. */
function blankDocument(kind: WrittenKind, id: string, { id: who, language, author }: Me, title: string, now: string): WrittenDocument {
  const head = {
    id,
    slug: null,
    title,
    revision: 0,
    inReview: false,
    note: '',
    returnedBy: null,
    createdAt: now,
    createdBy: who,
    updatedAt: now,
    updatedBy: who,
    assignees: [],
    firstPublishedAt: null,
    publications: [],
    withdrawalAt: null,
    lastAct: null,
  }
  // A title is all that a draft needs: what it lacks, the schema adds.
  if (kind === 'page') return { ...head, kind, content: pageSchema.parse({ title, language }) }
  return { ...head, kind, content: articleSchema.parse({ title, language, authors: author === null ? [] : [author] }) }
}
