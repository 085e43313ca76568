import OpenInNew from '@mui/icons-material/OpenInNew'
import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import { FILE_EXTENSIONS, mediaSort, type Media } from '../../content/kinds/media.ts'
import { may } from '../../content/people/permissions.ts'
import { fileSize } from '../../messages/numbers.ts'
import { ApiFault } from '../api/callApi.ts'
import { useMe } from '../api/me.ts'
import { useDates } from '../theme/dates.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { CropPreviews, FocusEditor } from './FocusEditor.tsx'
import { fileAddress } from '../../content/addresses/mediaAddress.ts'
import type { MediaRecord } from './mediaRecord.ts'
import { HandedInChange } from './HandedInChange.tsx'
import { MediaUses } from './MediaUses.tsx'
import { RemoveMedia } from './RemoveMedia.tsx'
import { ReplaceMedia } from './ReplaceMedia.tsx'

type Words = Pick<Media, 'alt' | 'caption' | 'credit' | 'focus'>

interface MediaDetailsProps {
  readonly media: MediaRecord
  readonly onDirty: (isDirty: boolean) => void
  readonly onChanged: (media: MediaRecord) => void
  readonly onRemoved: () => void
}

const wordsOf = ({ content: { alt, caption, credit, focus } }: MediaRecord): Words => ({ alt, caption, credit, focus })

/** All there is to know and to say about one file. */
export function MediaDetails({ media, onDirty, onChanged, onRemoved }: MediaDetailsProps) {
  const t = useMessages().media
  const { noConnection } = useMessages().entry
  const me = useMe()
  const notify = useNotify()
  const [words, setWords] = useState(wordsOf(media))
  const [problem, setProblem] = useState<string | null>(null)
  const [update, { isPending }] = useUpdate<MediaRecord>()
  const mayDo = (action: 'edit' | 'delete' | 'publish') =>
    me !== undefined && may(me, action, { kind: 'media', createdBy: media.createdBy }, { editorsPublishOwn: false }).allowed
  const mayEdit = mayDo('edit')
  const isPicture = media.content.picture !== null
  const isDirty = JSON.stringify(words) !== JSON.stringify(wordsOf(media))

  const change = (part: Partial<Words>) => {
    const next = { ...words, ...part }
    setWords(next)
    onDirty(JSON.stringify(next) !== JSON.stringify(wordsOf(media)))
  }
  const settle = (saved: MediaRecord) => {
    setWords(wordsOf(saved))
    onDirty(false)
    onChanged(saved)
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setProblem(null)
    const data = { revision: media.revision, content: { ...media.content, ...words } }
    void update(
      'media',
      { id: media.id, data, previousData: media },
      {
        onSuccess: (saved: MediaRecord) => {
          settle(saved)
          notify(saved.inReview ? t.handedIn.sent : t.one.saved, { type: 'success' })
        },
        onError: (error: unknown) => {
          if (!(error instanceof ApiFault) || error.status === 0) {
            setProblem(noConnection)
            return
          }
          const isStale = error.refusal.code === 'stale'
          setProblem(isStale ? `${error.refusal.message} ${t.one.stale}` : error.refusal.message)
          // What somebody else saved is fetched; what was typed here stays.
          if (isStale) onChanged(media)
        },
      },
    )
  }
  const field = (name: 'alt' | 'caption' | 'credit', label: string, help: string, limit: number) => (
    <TextField
      label={label}
      helperText={help}
      value={words[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      disabled={!mayEdit}
      multiline={name !== 'credit'}
      minRows={name === 'credit' ? 1 : 2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: limit } }}
    />
  )
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 2.5 }}>
      {media.inReview && mayDo('publish') && <HandedInChange media={media} onSettled={settle} />}
      {media.inReview && !mayDo('publish') && <Alert severity="info">{t.handedIn.sent}</Alert>}
      {media.returnedBy && mayEdit && <Alert severity="warning">{t.handedIn.givenBack(media.note)}</Alert>}
      {isPicture ? (
        <>
          <FocusEditor media={media} focus={words.focus} {...(mayEdit && { onChange: (focus) => change({ focus }) })} />
          <CropPreviews media={media} focus={words.focus} />
        </>
      ) : (
        <Player media={media} />
      )}
      {!mayEdit && me && <Alert severity="info">{t.one.readOnly}</Alert>}
      {isPicture && mayEdit && words.alt.trim() === '' && <Alert severity="warning">{t.one.altNag}</Alert>}
      {isPicture && field('alt', t.one.alt, t.one.altHelp, 500)}
      {field('caption', t.one.caption, t.one.captionHelp, 600)}
      {field('credit', t.one.credit, t.one.creditHelp, 200)}
      <Box aria-live="assertive">{problem && <Alert severity="error">{problem}</Alert>}</Box>
      {mayEdit && (
        <Button type="submit" variant="contained" disabled={!isDirty || isPending} sx={{ justifySelf: 'start' }}>
          {t.one.save}
        </Button>
      )}
      {mayEdit && !mayDo('publish') && (
        <Typography variant="caption" color="text.secondary">
          {t.handedIn.rule}
        </Typography>
      )}
      <MediaUses id={media.id} />
      <MediaFacts media={media} />
      {mayEdit && <ReplaceMedia media={media} onReplaced={onChanged} />}
      {mayDo('delete') && (
        <div>
          <RemoveMedia media={media} onRemoved={onRemoved} />
        </div>
      )}
    </Box>
  )
}

function Player({ media }: { readonly media: MediaRecord }) {
  const address = fileAddress(media.content)
  const sort = mediaSort(media.content.type)
  if (sort === 'audio') return <audio controls src={address} style={{ width: '100%' }} aria-label={media.content.fileName} />
  if (sort === 'video') return <video controls src={address} style={{ width: '100%' }} aria-label={media.content.fileName} />
  return (
    <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {media.content.fileName}
    </Typography>
  )
}

function MediaFacts({ media }: { readonly media: MediaRecord }) {
  const t = useMessages().media
  const language = useLanguage()
  const dates = useDates()
  const { fileName, type, bytes, picture } = media.content
  const facts: readonly (readonly [string, string])[] = [
    [t.one.fileName, fileName],
    [t.one.type, `${t.oneOf[mediaSort(type)]} ${FILE_EXTENSIONS[type].toUpperCase()}`],
    ...(picture ? [[t.one.dimensions, t.one.pixels(picture.width, picture.height)] as const] : []),
    [t.one.size, fileSize(bytes, language)],
    [t.one.addedAt, dates.longMoment(media.createdAt)],
  ]
  return (
    <section aria-label={t.one.facts}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {t.one.facts}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link
        href={fileAddress(media.content)}
        target="_blank"
        rel="noopener"
        variant="body2"
        sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', mt: 1 }}
      >
        {t.one.download}
        <OpenInNew fontSize="inherit" />
      </Link>
    </section>
  )
}
