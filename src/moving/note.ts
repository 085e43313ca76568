/** What becomes of something that has no exact place here: its words stay in another form, or it is left out. */
export const NOTES = {
  element: 'changed',
  nesting: 'changed',
  preformatted: 'changed',
  frame: 'changed',
  embed: 'changed',
  'page-break': 'changed',
  'caption-marks': 'changed',
  'caption-long': 'changed',
  'picture-link': 'changed',
  'icon-link': 'changed',
  point: 'changed',
  'image-map': 'changed',
  'menu-nesting': 'changed',
  shortcode: 'changed',
  'shortcode-unknown': 'changed',
  'block-unknown': 'changed',
  reusable: 'changed',
  'excerpt-long': 'changed',
  draft: 'changed',
  'no-body': 'changed',
  'no-section': 'changed',
  'no-author': 'changed',
  visibility: 'changed',
  field: 'changed',
  'node-type': 'changed',
  withdrawn: 'changed',
  'code-injection': 'left-out',
  script: 'left-out',
  'picture-missing': 'left-out',
  'file-missing': 'left-out',
  'link-unsafe': 'left-out',
  anchor: 'left-out',
  'hover-text': 'left-out',
  'quoted-from': 'left-out',
  'more-label': 'left-out',
  cut: 'left-out',
  'block-dynamic': 'left-out',
  'too-many': 'left-out',
  'target-missing': 'left-out',
  password: 'left-out',
  sticky: 'left-out',
  comments: 'left-out',
  pings: 'left-out',
  'field-value': 'left-out',
  translation: 'left-out',
  'alternative-text': 'left-out',
  taxonomy: 'left-out',
  'custom-field': 'left-out',
} as const satisfies Record<string, 'changed' | 'left-out'>

export type NoteName = keyof typeof NOTES

export interface Note {
  readonly what: NoteName
  /** Which one: an element, a shortcode, an address. */
  readonly detail: string
  /** What stood there, where that helps to make it anew. */
  readonly source?: string
}

/** Of what stood there, this much is kept aside. */
export const MOST_SOURCE = 4000

export const note = (what: NoteName, detail: string, source?: string): Note => ({
  what,
  detail,
  ...(source && { source: source.slice(0, MOST_SOURCE) }),
})

/** Each note once, however often it was made. */
export function distinct(notes: readonly Note[]): Note[] {
  const seen = new Map(notes.map((one) => [`${one.what} ${one.detail} ${one.source ?? ''}`, one]))
  return [...seen.values()]
}

/** What changed its form before what is missing. */
export const inOrder = <Told extends Pick<Note, 'what'>>(notes: readonly Told[]): Told[] => [
  ...notes.filter(({ what }) => NOTES[what] === 'changed'),
  ...notes.filter(({ what }) => NOTES[what] === 'left-out'),
]
