import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { Box, Dialog, Fab, Paper, useMediaQuery, type Theme } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useGetMany } from 'react-admin'
import { useParams } from 'react-router'
import { popupSchema, type Popup } from '../../../content/kinds/popup.ts'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { DocumentForm } from '../../form/DocumentForm.tsx'
import { useDates } from '../../theme/dates.ts'
import { useMessages } from '../../useMessages.ts'
import { ConflictNotice } from '../conflicts/ConflictNotice.tsx'
import { whereInWords } from '../list/whereInWords.ts'
import { newPopupId } from '../popupActs.ts'
import { PopupPreview } from '../preview/PopupPreview.tsx'
import { ClosingFields } from './ClosingFields.tsx'
import { FormGroup } from './FormGroup.tsx'
import { GROUPS, groupSentences, type Group } from './groupSentences.ts'
import { OftenFields } from './OftenFields.tsx'
import { OkFields } from './OkFields.tsx'
import { OpeningFields } from './OpeningFields.tsx'
import { PopupActions } from './PopupActions.tsx'
import { SayingFields } from './SayingFields.tsx'
import { TechnicalFields } from './TechnicalFields.tsx'
import { TestFields } from './TestFields.tsx'
import { TextsNotice } from './TextsNotice.tsx'
import { usePopup } from './usePopup.ts'
import { useSavedEdition } from './useSavedEdition.ts'
import { USUAL_TRIGGERS } from './usualTriggers.ts'
import { WhereFields } from './WhereFields.tsx'

/** An announcement, new or not: its form, and what it comes to on a page. */
export function PopupForm() {
  const t = useMessages().popupForm
  const { id } = useParams()
  const [defaults] = useState(blank)
  return (
    <DocumentForm
      kind="popup"
      {...(id && { id })}
      title={t.new}
      back="/popup"
      defaults={defaults}
      actions={(document) => <PopupActions document={document} />}
      notice={(document) => <TextsNotice document={document} />}
      isDeletable
    >
      {id && <ConflictNotice id={id} />}
      <Columns isNew={!id} />
    </DocumentForm>
  )
}

/** A whole announcement with nothing in it yet, seen once by whoever closes it: what readers mind least. */
function blank(): Popup {
  return {
    ...popupSchema.parse({ id: newPopupId(), name: '-', title: '-', trigger: USUAL_TRIGGERS.delay, showOnce: true }),
    name: '',
    title: '',
  }
}

function Columns({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages().popupForm
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const [isPreviewing, setPreviewing] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 0.85fr)' } }}>
      <Groups isNew={isNew} />
      {isWide ? (
        <Paper variant="outlined" sx={{ position: 'sticky', top: 132, height: 'calc(100vh - 156px)', minHeight: 480, overflow: 'hidden' }}>
          <PopupPreview />
        </Paper>
      ) : (
        <>
          <Fab
            variant="extended"
            color="primary"
            onClick={() => setPreviewing(true)}
            sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 6 }}
          >
            <VisibilityOutlined sx={{ mr: 1 }} />
            {t.preview}
          </Fab>
          <Dialog fullScreen open={isPreviewing} onClose={() => setPreviewing(false)} aria-label={t.preview}>
            <PopupPreview onClose={() => setPreviewing(false)} />
          </Dialog>
        </>
      )}
    </Box>
  )
}

function Groups({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages().popupForm
  const sentences = useSentences()
  const contents: Record<Group, ReactNode> = {
    says: <SayingFields isNew={isNew} />,
    opens: <OpeningFields />,
    where: <WhereFields />,
    often: <OftenFields />,
    closes: <ClosingFields />,
    ok: <OkFields />,
    test: <TestFields />,
    technical: <TechnicalFields />,
  }
  return (
    <Box sx={{ pb: { xs: 10, lg: 0 } }}>
      {GROUPS.map((group) => (
        <FormGroup key={group} title={t[group]} sentence={sentences[group]} fields={FIELDS[group]} isOpenAtFirst={group === 'says'}>
          {contents[group]}
        </FormGroup>
      ))}
    </Box>
  )
}

const FIELDS: Record<Group, readonly (keyof Popup)[]> = {
  says: ['name', 'title', 'body', 'media', 'size'],
  opens: ['autoOpen', 'trigger', 'openModalOnElementClick', 'reopenOnClick', 'publishAt', 'unpublishAt'],
  where: ['targeting', 'priority'],
  often: ['showOnce', 'doNotShowAgain', 'doNotShowAgainLabel', 'cookieExpiration', 'edition'],
  closes: ['autoHide', 'autoHideDelay', 'leftLabel', 'closeButton', 'closeOnEscape', 'closeOnBackdrop'],
  ok: ['okLabel', 'redirect', 'webhook'],
  test: ['variants'],
  technical: ['id'],
}

function useSentences(): Record<Group, string> {
  const { popupForm, popups, lists } = useMessages()
  const dates = useDates()
  const popup = usePopup()
  const edition = useSavedEdition()
  const { sections, tags } = popup.targeting
  const { data: found = [] } = useGetMany<ListedDocument<'section'>>('section', { ids: [...sections] }, { enabled: sections.length > 0 })
  const { data: about = [] } = useGetMany<ListedDocument<'tag'>>('tag', { ids: [...tags] }, { enabled: tags.length > 0 })
  // getMany leaves holes for what is gone
  const named = [...found, ...about] as (ListedDocument | undefined)[]
  const nameOf = (id: string) => named.find((one) => one?.id === id)?.title ?? lists.unknown
  return groupSentences(popup, {
    t: popupForm,
    where: (targeting) => whereInWords(targeting, nameOf, popups.where),
    day: dates.day,
    edition,
  })
}
