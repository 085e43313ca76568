import type { Popup } from '../../content/kinds/popup.ts'
import { readVideoAddress } from '../../content/body/readVideoAddress.ts'
import type { Block } from '../../content/body/body.ts'
import { DEFAULT_EXPIRATION } from '../../popup/core/readSettings.ts'
import { isOffset, readTrigger, type Trigger, type TriggerFields } from '../../popup/core/trigger.ts'
import { bodyFromHtml } from '../../moving/html/bodyFromHtml.ts'
import type { Note } from '../../moving/note.ts'
import { isOn, saysNothing, text } from './exportedValue.ts'
import type { MappedLine } from './mappedLine.ts'
import type { Exported, Yaml } from '../../moving/readYaml.ts'

export interface MappedModal {
  readonly content: Partial<Popup> & { readonly id: string }
  readonly isPublished: boolean
  /** Is it for people with an account only? Here everybody reads the same pages. */
  readonly isForMembers: boolean
  readonly lines: readonly MappedLine[]
}

/** Makes an announcement of ours of a modal of the Drupal module, by the same identifier, and says field by field what became of it. */
export function mapModal(modal: Exported): MappedModal {
  const lines: MappedLine[] = []
  const fields: Record<string, unknown> = {}
  const targeting: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(modal)) {
    if (ENVELOPE.has(name) || saysNothing(value)) continue
    const mapped = FIELDS[name]?.(value, modal)
    if (mapped === null) continue
    if (!mapped) lines.push({ name, to: null })
    else {
      const [first = '', inner] = mapped.to.split('.')
      if (mapped.value !== undefined) (inner ? targeting : fields)[inner ?? first] = mapped.value
      lines.push({ name, to: mapped.to, ...(mapped.lost && { lost: mapped.lost }) })
    }
  }
  const id = text(modal['id'])
  const title = text(fields['title'] as Yaml) || id // `label` below makes it a text
  const members = chosenIn(modal['roles'])
  return {
    // checked by the schema when it is created
    content: { name: title.slice(0, 120), title, ...fields, trigger: triggerOf(modal), targeting, id } as MappedModal['content'],
    isPublished: modal['published'] === undefined ? isOn(modal['status']) : isOn(modal['published']),
    isForMembers: members.length > 0 && !members.includes('anonymous'),
    lines,
  }
}

/** What stands in every configuration that Drupal exports, and means nothing elsewhere. */
const ENVELOPE = new Set(['uuid', 'langcode', 'status', 'dependencies', '_core', 'third_party_settings', 'id', 'published', 'type'])
const SIZES: Readonly<Record<string, Popup['size']>> = { 'modal-sm': 'small', 'modal-md': 'medium', 'modal-lg': 'large' }

interface Mapped {
  readonly to: string
  /** None where it only says whether another field counts. */
  readonly value?: unknown
  /** What could not be kept of it. */
  readonly lost?: string
}
/** Null where another field makes it mean nothing, and so nothing is lost; undefined where it has no counterpart. */
type Map = (value: Yaml, modal: Exported) => Mapped | null | undefined

/** A field that counts only where another, if it is there at all, is on. */
const onlyWith =
  (name: string, map: Map): Map =>
  (value, modal) =>
    modal[name] === undefined || isOn(modal[name]) ? map(value, modal) : null
const words =
  (to: string, most: number): Map =>
  (value) => ({ to, value: text(value).slice(0, most) })
const flag =
  (to: string): Map =>
  (value) => ({ to, value: isOn(value) })
/** A switch for something that is always there with us: on, nothing is lost. */
const always =
  (to: string): Map =>
  (value) =>
    isOn(value) ? { to } : undefined
const seconds = (value: Yaml | undefined, least = 0): number => Math.min(86_400, Math.max(least, Number(text(value)) || 0))
const autoHideDelay: Map = (value) => ({ to: 'autoHideDelay', value: seconds(value, 1) })
const moment =
  (to: string): Map =>
  (value) => ({ to, value: Number(text(value)) > 0 ? new Date(Number(text(value)) * 1000).toISOString() : null })

const lifetime: Map = (value) => ({
  to: 'cookieExpiration',
  value: /^\d{1,5}$/.test(text(value)) ? Math.min(DEFAULT_EXPIRATION, Number(text(value))) : null,
})
/** A part of the trigger, which `triggerOf` reads: one that the modal's trigger has no use for means nothing. */
const ofTrigger =
  (part: 'seconds' | 'line'): Map =>
  (_value, modal) =>
    part in triggerOf(modal) ? { to: `trigger.${part}` } : null

/** Names that begin with `modal_page_`, and the switches beside them, are of the module's later versions; the short ones are of its markup. */
const FIELDS: Readonly<Record<string, Map>> = {
  label: (value) => ({ to: 'title', value: text(value) }),
  display_title: always('title'),
  body: (value, modal) => bodyOf(value, text(modal['modal_video_link']), text(modal['label'])),
  modal_video_link(value, modal) {
    if (!readVideoAddress(text(value))) return undefined
    return saysNothing(modal['body'] ?? null) ? bodyOf(null, text(value), text(modal['label'])) : { to: 'body' }
  },
  pages: (value, { type }) => (type === 'parameter' ? null : { to: 'targeting.include', value: linesIn(value).map(asPattern) }),
  parameters(value, { type }) {
    const [first = '', ...rest] = linesIn(value).map((line) => line.replace(/^\??modal=/, ''))
    return type === 'parameter' || first ? { to: 'targeting.parameter', value: first, lost: rest.join(', ') } : null
  },
  languages_to_show(value) {
    const codes = chosenIn(value)
    const isKnown = (code: string) => code === 'it' || code === 'en'
    return { to: 'targeting.languages', value: codes.filter(isKnown), lost: codes.filter((code) => !isKnown(code)).join(', ') }
  },
  auto_open: flag('autoOpen'),
  open_modal_on_element_click: words('openModalOnElementClick', 300),
  delay_display: ofTrigger('seconds'),
  enable_show_on_height: (value) => (isOn(value) ? { to: 'trigger' } : null),
  height_offset: onlyWith('enable_show_on_height', (value) => (isOffset(text(value)) ? { to: 'trigger.offset' } : undefined)),
  height_offset_touch: ofTrigger('line'),
  offset_type: ofTrigger('line'),
  modal_size: (value) => ({ to: 'size', value: SIZES[text(value)] ?? 'medium' }),
  enable_right_button: always('okLabel'),
  ok_label_button: words('okLabel', 60),
  enable_left_button: (value) => (isOn(value) ? { to: 'leftLabel' } : null),
  left_label_button: onlyWith('enable_left_button', words('leftLabel', 60)),
  enable_redirect_link: (value) => (isOn(value) ? { to: 'redirect' } : null),
  redirect_link: onlyWith('enable_redirect_link', words('redirect', 2000)),
  enable_dont_show_again_option: flag('doNotShowAgain'),
  dont_show_again_label: words('doNotShowAgainLabel', 120),
  enable_custom_cookie_expiration: (value) => (isOn(value) ? { to: 'cookieExpiration' } : null),
  custom_cookie_expiration_time: onlyWith('enable_custom_cookie_expiration', lifetime),
  cookie_expiration: lifetime,
  modal_page_show_once: flag('showOnce'),
  show_once: flag('showOnce'),
  modal_page_auto_hide: flag('autoHide'),
  auto_hide: flag('autoHide'),
  modal_page_auto_hide_delay: onlyWith('modal_page_auto_hide', autoHideDelay),
  auto_hide_delay: onlyWith('auto_hide', autoHideDelay),
  close_modal_esc_key: flag('closeOnEscape'),
  close_modal_clicking_outside: flag('closeOnBackdrop'),
  display_button_x_close: flag('closeButton'),
  publish_on: moment('publishAt'),
  unpublish_on: moment('unpublishAt'),
}

/** How an export spells the fields of the contract that make a trigger. */
const EXPORTED: Readonly<Record<keyof TriggerFields, readonly string[]>> = {
  delay_display: ['delay_display'],
  height_offset: ['height_offset'],
  'offset-type': ['offset_type', 'height_offset_touch'],
}

function triggerOf(modal: Exported): Trigger {
  const valueOf = (field: keyof TriggerFields) => EXPORTED[field].map((name) => text(modal[name])).find(Boolean) ?? ''
  const isByScroll = modal['enable_show_on_height'] === undefined || isOn(modal['enable_show_on_height'])
  return readTrigger(seconds(valueOf('delay_display')), isByScroll ? valueOf('height_offset') : '', valueOf('offset-type'))
}

/** The text, under the video that the module shows above it. */
function bodyOf(value: Yaml, videoLink: string, title: string): Mapped {
  const html = typeof value === 'object' && value !== null && 'value' in value ? text(value['value']) : text(value) // a text and its format
  const { body, notes } = bodyFromHtml(html)
  const known = readVideoAddress(videoLink)
  const video: Block[] = known ? [{ type: 'video', attrs: { ...known, title: title.slice(0, 300) } }] : []
  return { to: 'body', value: { ...body, content: [...video, ...body.content] }, lost: [...new Set(notes.flatMap(lostElement))].join(', ') }
}

/** What of a text has no counterpart: an element whose words alone stay. */
const lostElement = ({ what, detail }: Note): string[] => (what === 'element' ? [`<${detail}>`] : [])

/** What was ticked in a list: a mapping whose values are names, or `0`. */
const chosenIn = (value: Yaml | undefined): string[] =>
  Object.values(typeof value === 'object' && value !== null ? value : {})
    .map((one: Yaml) => text(one))
    .filter((one) => one !== '' && one !== '0')

function linesIn(value: Yaml): string[] {
  return text(value)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

const asPattern = (line: string): string => (line === '<front>' || /^[/*]/.test(line) ? line : `/${line}`)
