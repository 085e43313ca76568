import type { LayoutData } from '../layoutData.ts'
import type { Subject } from './subject.ts'

/** What a page says of itself. */
export interface PageAbout {
  readonly layout: LayoutData
  /** The page's own title; the home page has none but the magazine's. */
  readonly title: string
  readonly description: string
  /** Where it stands; undefined for a page that nobody should find: an error, a preview. */
  readonly path: string | undefined
  readonly subject: Subject
}

/** An address of ours as the rest of the world writes it. */
export const absolute = ({ siteUrl }: Pick<LayoutData, 'siteUrl'>, path: string): string => new URL(path, siteUrl).href
