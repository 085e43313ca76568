import { article } from './site/article.ts'
import { frame } from './site/frame.ts'
import { lists } from './site/lists.ts'
import { support } from './site/support.ts'

const it = { ...frame.it, ...lists.it, ...article.it, support: support.it }

const en: typeof it = { ...frame.en, ...lists.en, ...article.en, support: support.en }

/** The pages that readers see. */
export const site = { it, en }
