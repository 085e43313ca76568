/** What opens a popup by itself: one shape in the document, its form, the React components and the engine. */
export type Trigger = DelayTrigger | ScrollTrigger

export interface DelayTrigger {
  readonly type: 'delay'
  readonly seconds: number
}

export interface ScrollTrigger {
  readonly type: 'scroll'
  /** How far down the page: `500`, `500px` or `50%`. */
  readonly offset: string
  /** The line of the window that must get there: 0 its top, 0.5 its centre, 1 its bottom. */
  readonly line: (typeof LINES)[number]
}

export const LINES = [0, 0.5, 1] as const

/** Is this how a scroll trigger's offset is written? */
export const isOffset = (text: string): boolean => /^\d+(\.\d+)?(px|%)?$/.test(text)

/** A trigger by the names of the contract, in fields of the markup. A `height_offset` takes the place of the delay. */
export interface TriggerFields {
  readonly delay_display: number
  readonly height_offset: string
  /** An attribute of the field before. */
  readonly 'offset-type': number
}

/** The trigger that the fields of the contract mean; what is malformed takes its default. `LINES` here would put the engine over its budget. */
export function readTrigger(delayDisplay: number, heightOffset: string, offsetType: string): Trigger {
  return isOffset(heightOffset)
    ? { type: 'scroll', offset: heightOffset, line: ([0.5, 1] as const).find((line) => line === Number(offsetType)) ?? 0 }
    : { type: 'delay', seconds: delayDisplay }
}

/** A trigger as the fields of the contract say it. */
export function triggerFields(trigger: Trigger): TriggerFields {
  switch (trigger.type) {
    case 'delay':
      return { delay_display: trigger.seconds, height_offset: '', 'offset-type': 0 }
    case 'scroll':
      return { delay_display: 0, height_offset: trigger.offset, 'offset-type': trigger.line }
  }
}
