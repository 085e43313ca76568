import type { Kind } from '../../content/kinds.ts'

/** What an archive says of itself, and in which shape it is. */
export const ARCHIVE_FILE = 'edicola.json'
export const ARCHIVE_VERSION = 1

/** What the file, or the folder, of a kind is called. */
export const NAMES: Record<Kind, string> = {
  article: 'articles',
  page: 'pages',
  section: 'sections',
  tag: 'tags',
  author: 'authors',
  issue: 'issues',
  media: 'media',
  menu: 'menus',
  popup: 'announcements',
  siteSettings: 'settings',
  popupSettings: 'announcement-settings',
  supportSettings: 'support-settings',
  analyticsSettings: 'analytics-settings',
  homePage: 'home-page',
}
