import { preview } from './popupStudio/preview.ts'
import { statistics } from './popupStudio/statistics.ts'
import { why } from './popupStudio/why.ts'

const it = { preview: preview.it, why: why.it, statistics: statistics.it }

const en: typeof it = { preview: preview.en, why: why.en, statistics: statistics.en }

/** The rest of the popup studio: preview, “why is it not seen?”, figures. */
export const popupStudio = { it, en }
