import { z } from 'zod'
import { optionalText, requiredText, slug, withSlugFrom } from '../fields.ts'
import { noPodcast, PODCAST_CATEGORIES } from '../podcast.ts'
import type { Upgrade } from '../upgrade.ts'

/** Whether the articles of a section that have a sound are the episodes of a podcast, and what directories ask of one. */
const podcast = z.strictObject({
  isOn: z.boolean(),
  /** Empty: the magazine. */
  author: optionalText(200),
  category: z.enum(PODCAST_CATEGORIES),
  isExplicit: z.boolean(),
})

const fields = z.strictObject({
  name: requiredText(80),
  slug,
  description: optionalText(400),
  /** Where it stands among the others in the masthead; smaller is earlier. */
  position: z.number().int().min(0).max(999).default(0),
  podcast: podcast.default(noPodcast),
})

export const sectionSchema = z.preprocess(withSlugFrom('name'), fields)
export type Section = z.infer<typeof sectionSchema>
export const sectionUpgrades: readonly Upgrade[] = [(section) => ({ podcast: noPodcast, ...section })]
