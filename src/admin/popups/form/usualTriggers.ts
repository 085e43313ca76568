import type { Trigger } from '../../../popup/core/trigger.ts'

/** What an editor who chooses a trigger most often means by it. */
export const USUAL_TRIGGERS: { readonly [T in Trigger as T['type']]: T } = {
  delay: { type: 'delay', seconds: 3 },
  scroll: { type: 'scroll', offset: '50%', line: 0 },
}
