import { join } from 'node:path'
import { createMoveFiles, type MoveFiles } from '../../store/moves/moveFiles.ts'
import type { Environment } from '../environment.ts'

/** The files of moves, where this machine keeps them. */
export const openMoveFiles = ({ dataDir, importFolder }: Pick<Environment, 'dataDir' | 'importFolder'>): MoveFiles =>
  createMoveFiles({ moves: join(dataDir, 'moves'), imports: importFolder })

/** Where imports keep what they need while they run: beside the data, since the system's folder for such things may be small. */
export const scratchFolders = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'scratch')
