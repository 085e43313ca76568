import { readerFiles } from '../../src/server/files/readerFiles.ts'
import { readerPages } from '../../src/server/pages/readerPages.ts'
import type { MediaStorage } from '../../src/store/media/storage.ts'

/** Files are asked for their patterns here, and never written. */
const storage = {} as MediaStorage

/** Every kind of page that readers open, and every file that programs read: the server's own tables, without what draws them. */
export const pages = readerPages.map(({ pattern, query = [] }) => ({ pattern, query }))
export const files = readerFiles(storage).map(({ pattern, type }) => ({ pattern, type }))
