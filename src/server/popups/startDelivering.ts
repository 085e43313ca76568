import { createHmac } from 'node:crypto'
import { toInstant, type Clock } from '../../content/time.ts'
import type { Delivery, Outbox } from '../../store/outbox.ts'
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
/** Longer than a call may take: a program that dies with deliveries in hand leaves them to the next. */
const LEASE_MS = 60_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000
/** About two days of trying. */
const MOST_ATTEMPTS = 16

/** Tells other sites what is in the outbox, again and again with longer pauses, until they have heard it or two days have passed. */
export function startDelivering({ outbox, post, secretOf, clock, onFault }: DeliveringParts): Delivering {
  let underWay: Promise<void> = Promise.resolve()
  let isStopped = false
  const inFuture = (ms: number) => toInstant(new Date(clock().getTime() + ms))

  async function deliverAll(): Promise<void> {
    for (;;) {
      if (isStopped) return
      const due = await outbox.take(toInstant(clock()), inFuture(LEASE_MS), AT_ONCE)
      await Promise.all(due.map(tell))
      if (due.length < AT_ONCE) return
    }
  }

  async function tell(delivery: Delivery): Promise<void> {
    const { id, address, payload: body, attempts } = delivery
    const problem = await post({ address, body, headers: headersFor(delivery, secretOf(delivery.documentId), clock) })
    if (problem === null) return outbox.remove(id)
    if (attempts + 1 < MOST_ATTEMPTS) return outbox.putBack(id, inFuture(pauseAfter(attempts)), problem)
    onFault(new Error(`A webhook was given up: ${problem}`))
    return outbox.remove(id)
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
