import { article } from './site/article.ts'
import { frame } from './site/frame.ts'
import { lists } from './site/lists.ts'
import { reading } from './site/reading.ts'
import { support } from './site/support.ts'

const it = { ...frame.it, ...lists.it, ...article.it, reading: reading.it, support: support.it }

const en: typeof it = { ...frame.en, ...lists.en, ...article.en, reading: reading.en, support: support.en }

/** The pages that readers see. */
export const site = { it, en }
