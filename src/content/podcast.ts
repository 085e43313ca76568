/** The categories of podcast directories, in Apple's spelling, which all of them read: https://podcasters.apple.com/support/1691-apple-podcasts-categories */
export const PODCAST_CATEGORIES = [
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Government',
  'Health & Fitness',
  'History',
  'Kids & Family',
  'Leisure',
  'Music',
  'News',
  'Religion & Spirituality',
  'Science',
  'Society & Culture',
  'Sports',
  'TV & Film',
  'Technology',
  'True Crime',
] as const
export type PodcastCategory = (typeof PODCAST_CATEGORIES)[number]

/** A section that is none, and what it begins with when it becomes one. */
export const noPodcast = { isOn: false, author: '', category: 'Society & Culture', isExplicit: false } as const
