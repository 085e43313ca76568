import type { MediaStorage } from '../../store/media/storage.ts'
import { feedFiles } from './feedFiles.ts'
import { podcastFile } from './podcastFile.ts'
import type { ReaderFile } from './readerFile.ts'
import { siteFiles } from './siteFiles.ts'

/** Feeds, sitemaps and the like: every text for programs that stands at an address. */
export const readerFiles = (storage: MediaStorage): readonly ReaderFile[] => [...siteFiles, ...feedFiles(storage), podcastFile(storage)]
