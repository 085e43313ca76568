import ExpandMore from '@mui/icons-material/ExpandMore'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Dialog,
  Fab,
  Paper,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { useGetMany } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Link, useParams } from 'react-router'
import { popupSchema, type Popup } from '../../../content/kinds/popup.ts'
import type { Document } from '../../../content/newsroom/document.ts'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { DocumentForm } from '../../form/DocumentForm.tsx'
import { PublishActions } from '../../form/PublishActions.tsx'
import { useDates } from '../../theme/dates.ts'
import { useMessages } from '../../useMessages.ts'
import { ConflictNotice } from '../conflicts/ConflictNotice.tsx'
import { whereInWords } from '../list/whereInWords.ts'
import { newPopupId } from '../popupActs.ts'
import { PopupPreview } from '../preview/PopupPreview.tsx'
import { ClosingFields } from './ClosingFields.tsx'
import { GROUPS, groupSentences, type Group } from './groupSentences.ts'
import { OftenFields } from './OftenFields.tsx'
import { OkFields } from './OkFields.tsx'
import { OpeningFields } from './OpeningFields.tsx'
import { SayingFields } from './SayingFields.tsx'
import { TechnicalFields } from './TechnicalFields.tsx'
import { TestFields } from './TestFields.tsx'
import { TextsNotice } from './TextsNotice.tsx'
import { useSavedEdition, useWholePopup } from './usePopup.ts'
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
  // The sentences change with every letter; the fields hear of it by themselves.
  const contents = useMemo<Record<Group, ReactNode>>(
    () => ({
      says: <SayingFields isNew={isNew} />,
      opens: <OpeningFields />,
      where: <WhereFields />,
      often: <OftenFields />,
      closes: <ClosingFields />,
      ok: <OkFields />,
      test: <TestFields />,
      technical: <TechnicalFields />,
    }),
    [isNew],
  )
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
  says: ['name', 'title', 'body', 'media', 'position', 'size', 'look'],
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
  const popup = useWholePopup()
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

interface FormGroupProps {
  readonly title: string
  /** What the fields come to. */
  readonly sentence: string
  /** The fields that stand in it: one that needs correcting opens it. */
  readonly fields: readonly (keyof Popup)[]
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A group of the form: closed, it is a line that says what it comes to. */
const FormGroup = memo(function FormGroup({ title, sentence, fields, isOpenAtFirst = false, children }: FormGroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { errors } = useFormState()
  const faults = (errors['content'] ?? {}) as Partial<Record<keyof Popup, unknown>> // as the form is built
  const isWrong = fields.some((field) => faults[field] !== undefined)
  return (
    <Accordion
      disableGutters
      expanded={isOpen || isWrong}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={card}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ '& .MuiAccordionSummary-content': { minWidth: 0, display: 'block', my: 1.25 } }}>
        <Typography variant="h6" component="span" sx={{ display: 'block' }} color={isWrong ? 'error' : undefined}>
          {title}
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 1.5, pt: 0.5, '& .MuiFormControl-root': { my: 0 } }}>{children}</AccordionDetails>
    </Accordion>
  )
})

const card = {
  border: 1,
  borderColor: 'divider',
  '&:not(:first-of-type)': { mt: -1 / 8 },
  '&::before': { display: 'none' },
}

/** What can be done with a saved announcement: see how it does, show it to readers, take it back. */
function PopupActions({ document }: { readonly document: Document<'popup'> }) {
  const t = useMessages().popupForm
  return (
    <>
      {document.firstPublishedAt && (
        <Button color="inherit" startIcon={<InsightsOutlined />} component={Link} to={`/popup/${document.id}/numeri`}>
          {t.statistics}
        </Button>
      )}
      <PublishActions document={document} />
    </>
  )
}
