import sansExt from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline'
import sans from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline'
import serifExt from '@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff?inline'
import serif from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff?inline'
import type { Font } from 'satori'

/** The fonts of the cards. They travel inside the program, which need not know where its libraries are. */
export const cardFonts = (): Font[] => [
  { name: 'Newsreader', weight: 500, data: bytes(serif) },
  { name: 'Newsreader Ext', weight: 500, data: bytes(serifExt) },
  { name: 'Instrument Sans', weight: 600, data: bytes(sans) },
  { name: 'Instrument Sans Ext', weight: 600, data: bytes(sansExt) },
]

const bytes = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
