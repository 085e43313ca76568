import { createHmac } from 'node:crypto'
import type { WebhookProblem } from '../../content/popups/webhookState.ts'
import { DAY_MS, toInstant, type Clock } from '../../content/time.ts'
import type { Delivery, Outbox } from '../../store/counters/outbox.ts'
import type { PostWebhook } from './postWebhook.ts'

interface DeliveringParts {
  readonly outbox: Outbox
  readonly post: PostWebhook
  readonly secretOf: (documentId: string) => string
  readonly clock: Clock
  /** Writes in the log what nobody is there to be told. */
  readonly onFault: (problem: unknown) => void
}

export interface Delivering {
  /** Tries all that is due now. */
  deliver(): Promise<void>
  /** Finishes what is under way, and begins nothing more. */
  stop(): Promise<void>
}

const EVERY_MS = 5_000
const AT_ONCE = 10
/** So many of them to one address: one that takes its time does not take everybody's. */
const AT_ONCE_TO_ONE = 4
/** Longer than a call may take: a program that dies with deliveries in hand leaves them to the next. */
const LEASE_MS = 60_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000
/** About two days of trying. */
const MOST_ATTEMPTS = 16
const OLDEST_MS = 2 * DAY_MS

/**
 * Tells other sites what is in the outbox, again and again with longer pauses, until they have heard it or two days have passed. While an
 * address does not answer, all that it is to be told waits with what was tried: a dead one costs the others one call in each pause.
 */
export function startDelivering({ outbox, post, secretOf, clock, onFault }: DeliveringParts): Delivering {
  let underWay: Promise<void> = Promise.resolve()
  let isStopped = false
  const inFuture = (ms: number) => toInstant(new Date(clock().getTime() + ms))

  /** How many times in a row nobody answered at an address. */
  const failures = new Map<string, number>()

  async function deliverAll(): Promise<void> {
    for (;;) {
      if (isStopped) return
      const due = await outbox.take(toInstant(clock()), inFuture(LEASE_MS), { all: AT_ONCE, perAddress: AT_ONCE_TO_ONE })
      if (due.length === 0) return
      const addresses = new Set(due.map(({ address }) => address))
      await Promise.all(
        [...addresses].map((address) =>
          tellAddress(
            address,
            due.filter((delivery) => delivery.address === address),
          ),
        ),
      )
    }
  }

  async function tellAddress(address: string, deliveries: readonly Delivery[]): Promise<void> {
    const before = failures.get(address) ?? 0
    const problems = await Promise.all(deliveries.map((delivery) => tell(delivery, before)))
    if (problems.includes(null)) {
      if (failures.delete(address)) await outbox.resume(address, toInstant(clock()))
      return
    }
    failures.set(address, before + 1)
    const attempts = Math.max(before, ...deliveries.map((delivery) => delivery.attempts))
    const now = toInstant(clock())
    const lost = await outbox.postpone(address, inFuture(pauseAfter(attempts)), inFuture(-OLDEST_MS), now, problems[0] ?? 'unreachable')
    if (lost > 0) onFault(new Error(`Messages to a webhook were given up: ${lost}`))
  }

  /** Gives back why it was not heard, null if it was. */
  async function tell(delivery: Delivery, failuresBefore: number): Promise<WebhookProblem | null> {
    const { id, address, payload: body, attempts } = delivery
    const problem = await post({ address, body, headers: headersFor(delivery, secretOf(delivery.documentId), clock) })
    if (problem === null) await outbox.delivered(delivery, toInstant(clock()))
    else if (attempts + 1 < MOST_ATTEMPTS) await outbox.putBack(id, inFuture(pauseAfter(Math.max(attempts, failuresBefore))), problem)
    else {
      onFault(new Error(`A webhook was given up: ${problem}`))
      await outbox.giveUp(delivery, toInstant(clock()), problem)
    }
    return problem
  }

  const deliver = () => (underWay = underWay.then(deliverAll).catch(onFault))
  const timer = setInterval(() => void deliver(), EVERY_MS).unref()
  return {
    deliver,
    stop() {
      isStopped = true
      clearInterval(timer)
      return underWay
    },
  }
}

/** How long to wait after so many attempts before it: each pause twice the last. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts)

/** Whoever has the secret can tell that it was us, that nothing was changed, and when: the moment is signed with the body. */
export function headersFor({ id, payload }: Pick<Delivery, 'id' | 'payload'>, secret: string, clock: Clock): Record<string, string> {
  const moment = Math.floor(clock().getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${moment}.${payload}`).digest('hex')
  return { 'user-agent': 'Edicola', 'x-edicola-delivery': id, 'x-edicola-signature': `t=${moment},v1=${signature}` }
}
