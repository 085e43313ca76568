import type { Popup } from '../../content/kinds/popup.ts'
import { bodyFromHtml } from './bodyFromHtml.ts'
import type { Yaml } from './readYaml.ts'

/** One line of the report: a name of theirs, and what became of it. */
export interface MappedLine {
  readonly name: string
  /** The field it is now; null where there is none. */
  readonly to: string | null
  /** What could not be kept of it. */
  readonly note?: string
}

export interface MappedModal {
  readonly content: Partial<Popup> & { readonly id: string }
  readonly isPublished: boolean
  readonly lines: readonly MappedLine[]
}

type Exported = Readonly<Record<string, Yaml>>

const text = (value: Yaml | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const isOn = (value: Yaml | undefined): boolean => value === true || value === 1 || value === '1' || value === 'true'
const seconds = (value: Yaml | undefined): number => Math.min(86_400, Math.max(0, Number(text(value)) || 0))
const moment = (value: Yaml | undefined): string | null =>
  Number(text(value)) > 0 ? new Date(Number(text(value)) * 1000).toISOString() : null
const SIZES: Readonly<Record<string, Popup['size']>> = { 'modal-sm': 'small', 'modal-md': 'medium', 'modal-lg': 'large' }

/** What stands in every configuration that Drupal exports, and means nothing elsewhere. */
const ENVELOPE = new Set(['uuid', 'langcode', 'status', 'dependencies', '_core', 'third_party_settings', 'id', 'published', 'type'])

/** Makes an announcement of ours of a modal of the Drupal module, by the same identifier, and says field by field what became of it. */
export function mapModal(modal: Exported): MappedModal {
  const lines: MappedLine[] = []
  const fields: Record<string, unknown> = {}
  const targeting: Record<string, unknown> = {}
  const put = (name: string, to: string, value: unknown, note?: string) => {
    const [first = '', inner] = to.split('.')
    // What only says whether another field counts has no value of its own.
    if (value === undefined) lines.push({ name, to })
    if (value === undefined) return
    if (inner) targeting[inner] = value
    else fields[first] = value
    lines.push({ name, to, ...(note && { note }) })
  }
  for (const [name, value] of Object.entries(modal)) {
    if (ENVELOPE.has(name)) continue
    const map = FIELDS[name]
    if (map) map(value, put, modal)
    else lines.push({ name, to: null })
  }
  const id = text(modal['id'])
  const title = text(fields['title'] as Yaml) || id
  return {
    content: { name: title.slice(0, 120), title, ...fields, targeting, id } as MappedModal['content'], // checked by the schema when it is created
    isPublished: modal['published'] === undefined ? isOn(modal['status']) : isOn(modal['published']),
    lines,
  }
}

type Put = (name: string, to: string, value: unknown, note?: string) => void

const FIELDS: Readonly<Record<string, (value: Yaml, put: Put, modal: Exported) => void>> = {
  label: (value, put) => put('label', 'title', text(value)),
  body(value, put) {
    const html = typeof value === 'object' && value !== null && 'value' in value ? text(value['value']) : text(value) // a text and its format
    const { body, dropped } = bodyFromHtml(html)
    put('body', 'body', body, dropped.length > 0 ? dropped.map((tag) => `<${tag}>`).join(', ') : undefined)
  },
  pages(value, put, { type }) {
    if (type === 'parameter') return
    put('pages', 'targeting.include', linesIn(value).map(asPattern))
  },
  parameters(value, put, { type }) {
    const [first = '', ...rest] = linesIn(value).map((line) => line.replace(/^\??modal=/, ''))
    if (type === 'parameter' || first) put('parameters', 'targeting.parameter', first, rest.length > 0 ? rest.join(', ') : undefined)
  },
  languages_to_show(value, put) {
    const codes = Object.values(Object(value) as Record<string, Yaml>).map(text)
    put(
      'languages_to_show',
      'targeting.languages',
      codes.filter((code) => code === 'it' || code === 'en'),
      codes.filter((code) => code && code !== '0' && code !== 'it' && code !== 'en').join(', ') || undefined,
    )
  },
  auto_open: (value, put) => put('auto_open', 'autoOpen', isOn(value)),
  open_modal_on_element_click: (value, put) => put('open_modal_on_element_click', 'openModalOnElementClick', text(value)),
  ok_label_button: (value, put) => put('ok_label_button', 'okLabel', text(value).slice(0, 60)),
  left_label_button: (value, put, { enable_left_button }) =>
    put('left_label_button', 'leftLabel', enable_left_button === undefined || isOn(enable_left_button) ? text(value).slice(0, 60) : ''),
  enable_left_button: (_value, put) => put('enable_left_button', 'leftLabel', undefined),
  enable_redirect_link: (_value, put) => put('enable_redirect_link', 'redirect', undefined),
  enable_dont_show_again_option: (value, put) => put('enable_dont_show_again_option', 'doNotShowAgain', isOn(value)),
  dont_show_again_label: (value, put) => put('dont_show_again_label', 'doNotShowAgainLabel', text(value).slice(0, 120)),
  modal_size: (value, put) => put('modal_size', 'size', SIZES[text(value)] ?? 'medium'),
  close_modal_esc_key: (value, put) => put('close_modal_esc_key', 'closeOnEscape', isOn(value)),
  close_modal_clicking_outside: (value, put) => put('close_modal_clicking_outside', 'closeOnBackdrop', isOn(value)),
  display_button_x_close: (value, put) => put('display_button_x_close', 'closeButton', isOn(value)),
  delay_display: (value, put) => put('delay_display', 'delayDisplay', seconds(value)),
  height_offset: (value, put) => put('height_offset', 'heightOffset', /^\d{1,6}(\.\d+)?(px|%)?$/.test(text(value)) ? text(value) : ''),
  offset_type: (value, put) => put('offset_type', 'offsetType', [0, 0.5, 1].find((known) => known === Number(text(value))) ?? 0),
  show_once: (value, put) => put('show_once', 'showOnce', isOn(value)),
  auto_hide: (value, put) => put('auto_hide', 'autoHide', isOn(value)),
  auto_hide_delay: (value, put) => put('auto_hide_delay', 'autoHideDelay', seconds(value) || 5),
  cookie_expiration: (value, put) =>
    put('cookie_expiration', 'cookieExpiration', /^\d{1,5}$/.test(text(value)) ? Math.min(10_000, Number(text(value))) : null),
  redirect_link: (value, put, { enable_redirect_link }) =>
    put('redirect_link', 'redirect', enable_redirect_link === undefined || isOn(enable_redirect_link) ? text(value) : ''),
  publish_on: (value, put) => put('publish_on', 'publishAt', moment(value)),
  unpublish_on: (value, put) => put('unpublish_on', 'unpublishAt', moment(value)),
}

function linesIn(value: Yaml): string[] {
  return text(value)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

const asPattern = (line: string): string => (line === '<front>' || /^[/*]/.test(line) ? line : `/${line}`)
