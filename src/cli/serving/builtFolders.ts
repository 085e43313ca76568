import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build puts the program in dist/server, what readers load in dist/client and what editors do in dist/admin. */
export const CLIENT_FOLDER = join(fileURLToPath(new URL('.', import.meta.url)), '../client')
export const SCREENS_FOLDER = join(CLIENT_FOLDER, '../admin')
export const POPUP_FOLDER = join(CLIENT_FOLDER, '../popup')
export const ANALYTICS_FOLDER = join(CLIENT_FOLDER, '../analytics')
