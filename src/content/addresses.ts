import type { PictureFormat } from './kinds/media.ts'

/** Every address of the public site, written here and nowhere else. */
export const addressOf = {
  home: () => '/',
  article: (slug: string) => `/articoli/${slug}`,
  page: (slug: string) => `/${slug}`,
  section: (slug: string) => `/sezioni/${slug}`,
  tag: (slug: string) => `/tag/${slug}`,
  author: (slug: string) => `/autori/${slug}`,
  issue: (slug: string) => `/numeri/${slug}`,
  backOffice: () => '/admin',
  picture: (hash: string, width: number, format: PictureFormat) => `/media/${hash}/${width}.${format}`,
  file: (hash: string, extension: string) => `/media/${hash}/file.${extension}`,
} as const
