import { useState } from 'react'
import { useNotify } from 'react-admin'
import { statusOf, type Document } from '../../content/newsroom/document.ts'
import type { ChangeChoice } from '../../content/publishing/acts.ts'
import type { PublishingAct } from '../../content/publishing/lastAct.ts'
import { plannedAfter } from '../../content/publishing/timeline.ts'
import type { Instant } from '../../content/time.ts'
import { ApiFault } from '../api/callApi.ts'
import { serverNow, useServerNow } from '../api/serverClock.ts'
import { usePublishWarnings } from '../form/usePublishWarnings.tsx'
import { UndoNotice } from '../list/UndoNotice.tsx'
import { useMoments } from '../theme/moments.ts'
import { useMessages } from '../useMessages.ts'
import { PublishingDialogs, type PublishingQuestion } from './PublishingDialogs.tsx'
import { publishingSteps, type DraftState, type Step } from './steps.ts'

interface PublishingInput {
  readonly document: Document
  readonly draft: DraftState
  readonly mayPublish: boolean
  readonly mayUnpublish: boolean
  /** Saves what is not saved yet; null while that cannot be done, which is shown where it belongs. */
  readonly settle: () => Promise<{ readonly id: string } | null>
  /** Asks the server for an act; the document as it then is, or null if there was nothing to ask for yet. Throws what was refused. */
  readonly post: (act: PublishingAct, body: object) => Promise<Document | null>
  readonly onRefused: (error: unknown, act: PublishingAct) => void
}

export interface PublishingStep {
  readonly step: Step
  readonly label: string
  readonly run: () => void
}

/** What an editor can do next to the life of a document on the site: the steps, what they ask before, what they say after and how to take them back. */
export function usePublishing({ document, draft, mayPublish, mayUnpublish, settle, post, onRefused }: PublishingInput) {
  const t = useMessages().publishing
  const { moment } = useMoments()
  const notify = useNotify()
  const now = useServerNow()
  const [question, setQuestion] = useState<PublishingQuestion | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [supersede] = useState(createSuperseding)
  const status = statusOf(document, now)
  const warnings = usePublishWarnings()
  const steps = publishingSteps(status, draft, now)

  async function perform(act: PublishingAct, body: object, sentence: (after: Document) => string): Promise<void> {
    const superseded = supersede()
    setQuestion(null)
    setBusy(true)
    try {
      const after = await post(act, body)
      if (after) say(sentence(after), act === 'undo' ? null : (after.lastAct?.number ?? null), superseded)
    } catch (error) {
      const planned = plannedChangeIn(error)
      if (planned) setQuestion({ ask: 'change', at: planned })
      else onRefused(error, act)
    } finally {
      setBusy(false)
    }
  }

  function say(sentence: string, act: number | null, until: AbortSignal): void {
    if (act === null) notify(sentence, { type: 'info' })
    else {
      const undo = () => void perform('undo', { act }, () => t.undone)
      notify(<UndoNotice message={sentence} severity="success" onUndo={undo} until={until} />, { autoHideDuration: 10_000 })
    }
  }

  /** Saves what is not saved, and asks about what is worth another look; whoever has answered about the planned change was asked before. */
  const prepare = async (at?: Instant, change?: ChangeChoice): Promise<boolean> => {
    const saved = await settle()
    if (!saved || change !== undefined) return saved !== null
    const isLater = at !== undefined && at !== 'now'
    return warnings.mayPublish({ kind: document.kind, id: saved.id, ...(isLater && { at }) })
  }

  const publish = async (at?: Instant, change?: ChangeChoice): Promise<void> => {
    setQuestion(null)
    // From the first moment, so that nothing else is begun meanwhile.
    setBusy(true)
    const isReady = await prepare(at, change).finally(() => setBusy(false))
    if (!isReady) return
    await perform('publish', { ...(at && { at }), ...(change && { change }) }, (after) => {
      const planned = plannedAfter(after, serverNow())
      return planned?.revision === after.revision ? t.done.scheduled(moment(planned.from)) : t.done.published
    })
  }

  const runs: Record<Step, () => void> = {
    publish: () => void publish(),
    'publish-changes': () => void publish(),
    'publish-as-written': () => void publish(),
    'publish-now': () => void publish('now'),
    'update-plan': () => void publish(status.plannedAt ?? undefined),
    schedule: () => setQuestion({ ask: 'schedule' }),
    reschedule: () => setQuestion({ ask: 'reschedule' }),
    'cancel-plan': () =>
      void perform('cancel-plan', {}, () => (status.state === 'published' ? t.done.changeCancelled : t.done.planCancelled)),
    unpublish: () => setQuestion({ ask: 'unpublish' }),
    'plan-withdrawal': () => setQuestion({ ask: 'plan-withdrawal' }),
    'cancel-withdrawal': () => void perform('cancel-withdrawal', {}, () => t.done.withdrawalCancelled),
  }
  const labels: Record<Step, string> = {
    ...t.steps,
    'publish-as-written': t.scheduleAt(draft.publishAt ? moment(draft.publishAt) : ''),
    'update-plan': t.updatePlan(status.plannedAt ? moment(status.plannedAt) : ''),
  }
  const isWithdrawal = (step: Step) => step === 'unpublish' || step === 'plan-withdrawal' || step === 'cancel-withdrawal'
  const toStep = (step: Step): PublishingStep => ({ step, label: labels[step], run: runs[step] })

  return {
    status,
    isBusy,
    main: steps.main !== null && mayPublish ? toStep(steps.main) : null,
    others: steps.others.filter((step) => (isWithdrawal(step) ? mayUnpublish : mayPublish)).map(toStep),
    dialogs: (
      <>
        <PublishingDialogs
          question={question}
          title={document.title}
          status={status}
          onSchedule={(at) => void publish(at)}
          onReschedule={(at) => void perform('reschedule', { at }, () => t.done.rescheduled(moment(at)))}
          onWithdraw={(at) =>
            void perform('unpublish', { ...(at && { at }) }, () => (at ? t.done.withdrawalPlanned(moment(at)) : t.done.unpublished))
          }
          onChange={(choice) => void publish('now', choice)}
          onClose={() => setQuestion(null)}
        />
        {warnings.dialog}
      </>
    ),
  }
}

/** Only the last act can be taken back: each begins by ending the offer of the one before. */
function createSuperseding(): () => AbortSignal {
  let last = new AbortController()
  return () => {
    last.abort()
    last = new AbortController()
    return last.signal
  }
}

/** When a change comes out that has to be decided upon first, if that is what the server answered. */
function plannedChangeIn(error: unknown): Instant | null {
  const details = error instanceof ApiFault && error.refusal.code === 'plan' ? error.refusal.details : undefined
  return details?.['because'] === 'change-planned' && typeof details['at'] === 'string' ? details['at'] : null
}
