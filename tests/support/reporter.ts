import type { ReporterDescription } from '@playwright/test'

const file = process.env['EDICOLA_REPORT']

/** For a person; and, when `npm test` counts, for it too. */
export const reporter: ReporterDescription[] = [['dot'], ...(file ? [['json', { outputFile: file }] as ReporterDescription] : [])]
