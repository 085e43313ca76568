import type { Reader } from './Reader.ts'

export const PORT = Number(process.env['EDICOLA_JOURNEYS_PORT'] ?? 3913)

/** The demo magazine that these journeys share. */
export const MAGAZINE = `http://localhost:${PORT}`

/** Opens a page for somebody who has seen the demo's announcements: one that opened by itself would stand before what a journey clicks. */
export async function openQuietly(reader: Reader, path: string): Promise<void> {
  await reader.open(`${MAGAZINE}/sostieni-la-rivista`)
  await reader.run(() => {
    for (const name of ['hide_modal_id_benvenuto', 'please_do_not_show_again_modal_id_campagna-autunno'])
      document.cookie = `${name}=true;path=/`
  })
  await reader.open(MAGAZINE + path)
}

/** The words of the first element that matches, or nothing where there is none that is drawn. */
export const textAt = (reader: Reader, selector: string): Promise<string> =>
  reader.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? '', selector)

/** A button by the name that people read on it. */
export const button = (name: string): string => `//button[normalize-space()="${name}" or @aria-label="${name}"]`
