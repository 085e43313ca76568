import type { ConsentRecord } from '../../content/consentRecord.ts'
import { sentenceFor } from '../../content/parse.ts'
import type { Refusal } from '../../content/newsroom/refusal.ts'
import { refusalSentence } from '../../content/newsroom/refusalSentence.ts'
import type { Locale } from '../../messages/locale.ts'
import type { MovedSource } from '../originIds.ts'
import { note } from '../note.ts'
import type { FormerOrigin, MovedDocument, MovedKind, MovedRecord, MovedRedirect } from '../record.ts'
import { createReport, type MoveReport } from '../report.ts'
import type { MagazineWriter } from './createWriter.ts'
import { asDraftWithoutText } from './withoutText.ts'
import type { Written } from './writerParts.ts'

interface MoveParts {
  readonly source: MovedSource
  readonly records: AsyncIterable<MovedRecord>
  readonly writer: MagazineWriter
  /** Makes an address lead to another, unless it leads somewhere already; false if it cannot. */
  readonly addRedirect: (redirect: MovedRedirect) => Promise<boolean>
  /** Keeps proofs of consent that are not here yet. */
  readonly addConsents: (consents: readonly ConsentRecord[]) => Promise<void>
  /** Notes what documents were where they had come from before they came from here. */
  readonly addOrigins: (origins: readonly FormerOrigin[]) => Promise<void>
  readonly isDryRun: boolean
  /** Kinds that shall come; all, if it names none. */
  readonly only: ReadonlySet<MovedKind>
  readonly locale: Locale
  readonly onProgress: (documents: number) => void
}

/** So many are written in one transaction: of fewer, the indexes of words would be merged more often. */
const BATCH = 400
/** And no more of their texts, so that long ones do not fill the memory. */
const BATCH_LENGTH = 8_000_000

/** Brings a magazine in, record by record, and tells what became of each. */
export async function moveMagazine(parts: MoveParts): Promise<MoveReport> {
  const { writer, only, locale } = parts
  const report = createReport(parts.source, parts.isDryRun)
  let batch: MovedDocument[] = []
  let length = 0
  let done = 0

  async function flush(): Promise<void> {
    if (batch.length === 0) return
    const written = await writer.write(batch)
    batch.forEach((document, index) => {
      const one = written[index]
      if (!one) return
      const { links = 0, points = [] } = 'links' in one ? one : {}
      const notes = [...document.notes, ...points.map((point) => note('point', point))]
      report.add({ ...document, notes }, one.outcome, reasonsOf(one, locale), links)
    })
    done += batch.length
    parts.onProgress(done)
    batch = []
    length = 0
  }

  for await (const record of parts.records) {
    if (record.is === 'left-out') report.leaveOut(record.leftOut)
    else if (record.is === 'consents') await parts.addConsents(record.consents)
    else if (record.is === 'origins') {
      // Of documents: they are here first.
      await flush()
      await parts.addOrigins(record.origins)
    } else if (record.is === 'redirect') {
      // After what came before it: an address that leads to a text has no need of another way.
      await flush()
      const { from, to } = record.redirect
      if (!(await parts.addRedirect(record.redirect)))
        report.leaveOut({ origin: { type: 'redirect', id: from, place: '' }, title: from, because: 'no-place', detail: to })
    } else if (only.size === 0 || only.has(record.document.kind)) {
      // What names another comes after it: kinds are not mixed, so that it is there.
      if (batch.length >= BATCH || length >= BATCH_LENGTH || (batch[0] && batch[0].kind !== record.document.kind)) await flush()
      batch.push(asDraftWithoutText(record.document))
      length += record.document.source?.length ?? 0
    }
  }
  await flush()
  return report.finish()
}

function reasonsOf(written: Written, locale: Locale): string[] {
  if (written.outcome === 'kept') return [written.because]
  return written.outcome === 'refused' ? refusalWords(written.refusal, locale) : []
}

function refusalWords(refusal: Refusal, locale: Locale): string[] {
  if (refusal.reason !== 'invalid') return [refusalSentence(refusal, locale)]
  return refusal.problems.map((problem) => `${problem.path.join('.')}: ${sentenceFor(problem, locale)}`)
}
