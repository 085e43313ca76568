import fc from 'fast-check'
import type { ChangeChoice } from '../../src/content/publishing/acts.ts'

/**
 * What editors do to a document, and what readers must then see, worked out in the most naive way: a row of minutes, each with the revision
 * that readers see in it. The tests of the model and of the store hold themselves against it.
 */

/** As far as the minutes go; every act of a run happens before. */
export const HORIZON = 260

export type Deed =
  | { readonly act: 'publish'; readonly end: number | null; readonly choice: ChangeChoice }
  | { readonly act: 'plan'; readonly after: number; readonly end: number | null }
  | { readonly act: 'reschedule'; readonly after: number }
  | { readonly act: 'cancel-plan' }
  | { readonly act: 'withdraw' }
  | { readonly act: 'plan-withdrawal'; readonly after: number }
  | { readonly act: 'cancel-withdrawal' }
  | { readonly act: 'undo' }
  | { readonly act: 'wait'; readonly minutes: number }

const later = fc.integer({ min: 1, max: 30 })
/** How long after its beginning a text says that it ends; mostly it does not. */
const end = fc.option(fc.integer({ min: 1, max: 40 }), { freq: 3 })

export const deeds = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('publish' as const), end, choice: fc.constantFrom('keep' as const, 'replace' as const) }),
    fc.record({ act: fc.constant('plan' as const), after: later, end }),
    fc.record({ act: fc.constant('reschedule' as const), after: later }),
    fc.record({ act: fc.constant('cancel-plan' as const) }),
    fc.record({ act: fc.constant('withdraw' as const) }),
    fc.record({ act: fc.constant('plan-withdrawal' as const), after: later }),
    fc.record({ act: fc.constant('cancel-withdrawal' as const) }),
    fc.record({ act: fc.constant('undo' as const) }),
    fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 15 }) }),
  ),
  { minLength: 1, maxLength: 12 },
)

/** What readers see in a minute; one that stands under its own end is passed by when the document is withdrawn. */
type Minute = { readonly revision: number; readonly hasOwnEnd: boolean } | null

interface Text {
  readonly at: number
  readonly revision: number
  /** The minute in which the text itself says that it ends. */
  readonly end: number | null
}

interface Life {
  /** What readers see, minute by minute, if what is planned never comes and nobody withdraws the document. */
  readonly minutes: readonly Minute[]
  readonly planned: Text | null
  readonly withdrawal: number | null
}

/** A document's life, told minute by minute. */
export function createOracle() {
  let life: Life = { minutes: Array.from({ length: HORIZON }, () => null), planned: null, withdrawal: null }
  let last: { readonly before: Life; readonly at: number } | null = null

  /** What readers see, minute by minute, now that all that was done is done. */
  const seen = (): (number | null)[] => arrived(life, HORIZON).minutes.map((minute) => minute?.revision ?? null)

  /** Does the deed, and says whether it can be done at all. */
  function perform(deed: Deed, revision: number, now: number): boolean {
    life = arrived(life, now)
    const next = decided(deed, revision, now)
    if (next === null) return false
    if (deed.act === 'undo') last = null
    else if (JSON.stringify(next) !== JSON.stringify(life)) last = { before: life, at: now }
    life = next
    return true
  }

  function decided(deed: Deed, revision: number, now: number): Life | null {
    const { minutes, planned, withdrawal } = life
    switch (deed.act) {
      case 'publish': {
        const isKept = minutes[now] !== null && deed.choice === 'keep'
        return { ...life, minutes: painted(minutes, textAt(now, revision, deed.end)), planned: isKept ? planned : null }
      }
      case 'plan': {
        const text = textAt(now + deed.after, revision, deed.end)
        return isTooLate(text, withdrawal) ? null : { ...life, planned: text }
      }
      case 'reschedule': {
        const moved = planned && { ...planned, at: now + deed.after }
        return !moved || isTooLate(moved, withdrawal) ? null : { ...life, planned: moved }
      }
      case 'cancel-plan':
        return planned && { ...life, planned: null }
      case 'withdraw':
        return { minutes: minutes.map((seen, minute) => (minute < now ? seen : null)), planned: null, withdrawal: null }
      case 'plan-withdrawal': {
        const at = now + deed.after
        const kept = planned && planned.at < at ? { ...planned, end: null } : null
        if (!kept && minutes[now] === null) return null
        const hasGap = kept !== null && minutes.slice(now, kept.at).includes(null)
        return { minutes: hasGap ? minutes : endless(minutes, now), planned: kept, withdrawal: at }
      }
      case 'cancel-withdrawal':
        return { minutes: endless(minutes, now), planned: planned && { ...planned, end: null }, withdrawal: null }
      case 'undo':
        return last && now - last.at < UNDO_MINUTES ? last.before : null
      case 'wait':
        return life
    }
  }

  return { perform, seen }
}

/** How long an act can be taken back. */
const UNDO_MINUTES = 10

const textAt = (at: number, revision: number, lasting: number | null): Text => ({
  at,
  revision,
  end: lasting === null ? null : at + lasting,
})

/** Nothing begins after its own end, nor, naming none, after the withdrawal. */
const isTooLate = ({ at, end }: Text, withdrawal: number | null): boolean =>
  end === null ? withdrawal !== null && withdrawal <= at : end <= at

const painted = (minutes: readonly Minute[], { at, revision, end }: Text): readonly Minute[] =>
  minutes.map((seen, minute) => {
    if (minute < at) return seen
    return end === null || minute < end ? { revision, hasOwnEnd: end !== null } : null
  })

/** What is seen now, seen for ever. */
const endless = (minutes: readonly Minute[], now: number): readonly Minute[] => {
  const current = minutes[now] ?? null
  return current ? painted(minutes, { at: now, revision: current.revision, end: null }) : minutes
}

/** Time has passed: what was planned and has begun is what readers see, and who was withdrawn is gone. */
function arrived({ minutes, planned, withdrawal }: Life, now: number): Life {
  const hasBegun = planned !== null && planned.at <= now
  const shown = hasBegun ? painted(minutes, planned) : minutes
  const isGone = withdrawal !== null && withdrawal <= now
  return {
    minutes: isGone ? shown.map((seen, minute) => (minute >= withdrawal && !seen?.hasOwnEnd ? null : seen)) : shown,
    planned: hasBegun ? null : planned,
    withdrawal: isGone ? null : withdrawal,
  }
}
