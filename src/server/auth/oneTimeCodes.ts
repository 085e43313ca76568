import { createHmac } from 'node:crypto'
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Database } from '../../store/database.ts'
import { claimStep, findFactorSecret } from '../../store/people/secondFactors.ts'

/** What better-auth's hooks and endpoints are given. */
type EndpointContext = Parameters<typeof getSessionFromCtx>[0]

const STEP_S = 30

/**
 * Which steps a code is looked for in. The library takes the one before the present and the one after it; one more, because it looks a
 * moment later than we do.
 */
const STEPS = [-1, 0, 1, 2]

/** A call of ours that answers no request: whose right password waits for its second step. */
export const pendingSignIn = {
  id: 'pending-sign-in',
  endpoints: {
    pendingSignIn: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, (context) => pendingUserId(context)),
  },
}

/**
 * Takes a code that is right out of use, as RFC 6238 (5.2) asks; the library lets it in as often as it is shown. Of several requests with
 * one code, to whatever process, one is told that it was fresh. What a wrong code comes to is the library's to say.
 */
export async function isUsedCode(
  context: EndpointContext,
  { database, now }: { database: Database; now: Date },
  code: unknown,
): Promise<boolean> {
  const userId = (await getSessionFromCtx(context))?.user.id ?? (await pendingUserId(context))
  const kept = userId && (await findFactorSecret(database, userId))
  if (!kept || typeof code !== 'string') return false
  const secret = await symmetricDecrypt({ key: context.context.secretConfig, data: kept })
  const present = Math.floor(now.getTime() / 1000 / STEP_S)
  const step = STEPS.map((ahead) => present + ahead).find((candidate) => codeAt(secret, candidate) === code)
  return step !== undefined && !(await claimStep(database, userId, step))
}

async function pendingUserId(context: EndpointContext): Promise<string | null> {
  const { name } = context.context.createAuthCookie('two_factor')
  const identifier = await context.getSignedCookie(name, context.context.secret)
  return (identifier && (await context.context.internalAdapter.findVerificationValue(identifier))?.value) || null
}

/** The six digits of a step (RFC 4226, 5.3). */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const code = (mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 15) & 0x7fff_ffff) % 1_000_000
  return String(code).padStart(6, '0')
}
