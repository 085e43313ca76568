import type { FastifyInstance } from 'fastify'
import { addressOf, listBelow } from '../../content/addresses/addresses.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import { takeTogether } from '../../content/takeTogether.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { readerFiles } from '../files/readerFiles.ts'
import { USUAL } from '../pageCache/cachingHeaders.ts'
import type { Generation, Generations } from '../pageCache/generations.ts'
import { readerPages } from '../pages/readerPages.ts'
import { ICON_FILES } from '../routes/icons.ts'
import type { DrawnPages } from './drawnPages.ts'
import { listAddresses, type SiteAddress } from './listAddresses.ts'
import { mirrorAssets, type BuiltFiles } from './mirrorAssets.ts'
import { fileAt, plainName, TOGETHER, type MirrorFiles } from './mirrorFiles.ts'
import { createMirrorMedia } from './mirrorMedia.ts'
import { createMirrorPages } from './mirrorPages.ts'
import { formerRules, headerRules, type ServerRules } from './serverRules.ts'

export interface MirrorOptions {
  /** A server of the magazine whose pages are not compressed (`encodePlainly`): only what changed is, here. It tells `drawn` what it draws them from. */
  readonly app: Pick<FastifyInstance, 'inject'>
  /** The pages that need not be drawn to see that they are right. */
  readonly drawn: DrawnPages
  readonly publicContent: PublicContent
  readonly storage: MediaStorage
  readonly generations: Generations
  readonly clock: Clock
  readonly files: MirrorFiles
  readonly built: readonly BuiltFiles[]
  readonly keepRules: (rules: ServerRules) => Promise<void>
  readonly onProgress?: (figures: MirrorFigures) => void
}

export interface MirrorFigures {
  /** How many addresses were looked at, of how many; later pages of lists are found on the way. */
  done: number
  total: number
  /** How many pages were asked for. */
  drawn: number
  written: number
  removed: number
  media: number
  cards: number
}

/** How often it is asked whether what is being drawn is still what readers see. */
const LOOK_MS = 500

/**
 * Makes the files what readers see. What changes meanwhile begins another round, which takes up where the last one stopped: however often something is
 * published, every page has its turn. Returns the generation that the files are of.
 */
export async function mirrorSite(options: MirrorOptions): Promise<{ readonly generation: Generation; readonly figures: MirrorFigures }> {
  const figures: MirrorFigures = { done: 0, total: 0, drawn: 0, written: 0, removed: 0, media: 0, cards: 0 }
  let resumeAt: string | null = null
  for (;;) {
    const generation = await options.generations()
    await bringUpTo(generation, options)
    resumeAt = await mirrorOnce(options, generation, figures, resumeAt)
    if (resumeAt === null) return { generation, figures }
  }
}

/** Forgets the pages that may be other ones in this generation. */
async function bringUpTo(generation: Generation, { drawn, publicContent }: MirrorOptions): Promise<void> {
  const since = drawn.state()
  drawn.bringTo(generation, since && (await publicContent.changesBetween(since, generation)))
}

/** One round; null if it came to its end, else the address at which the generation ended. */
async function mirrorOnce(
  { app, drawn, publicContent, storage, generations, clock, files, built, keepRules, onProgress = () => undefined }: MirrorOptions,
  generation: Generation,
  figures: MirrorFigures,
  resumeAt: string | null,
): Promise<string | null> {
  const now = toInstant(clock())
  const { fixed, lists, articles } = await listAddresses(publicContent, [...readerPages, ...readerFiles(storage)], now)
  const shown = new Set([...fixed, ...lists, ...articles].map(({ path }) => path))
  const gone = await publicContent.goneFiles()
  const media = createMirrorMedia({ files, storage, app, figures }, gone)
  const pages = createMirrorPages({ files, drawn, media, app, figures })
  const isOn = everySoOften(async () => (await generations()) === generation)

  // What must not be read any more goes first.
  await removeUnlisted()
  for (const hash of gone) await remove(`/media/${hash}`)
  const assets = await mirrorAssets({ files, built, app })
  await keepNotices()
  const changed = new Set(await newlyChanged(articles))
  const others = beginningAt(articles, resumeAt).filter((article) => !changed.has(article))
  const queue = [...changed, ...fixed, ...lists, ...others]
  figures.done = 0
  figures.total = queue.length
  const stoppedAt = await takeTogether(queue, TOGETHER, async (address) => {
    if (!(await isOn())) return false
    await pages.keep(address)
    figures.done += 1
    onProgress(figures)
    return true
  })
  if (stoppedAt) return stoppedAt.path
  await media.keepCards(async () => {
    onProgress(figures)
    return isOn()
  })
  if ((await generations()) !== generation) return addressOf.home()
  await removeUnnamed()
  await keepRules(await rules())
  return null

  async function remove(name: string): Promise<void> {
    if (await files.remove(name)) figures.removed += 1
  }

  /** Pages of what is not public any more; later pages of lists are looked after with their lists. */
  async function removeUnlisted(): Promise<void> {
    for await (const name of walk(files, '/', OTHERS)) {
      const address = addressAt(plainName(name))
      if (shown.has(address) || shown.has(listBelow(address)?.list ?? '') || OWN.has(address)) continue
      await remove(plainName(name))
    }
  }

  async function removeUnnamed(): Promise<void> {
    for (const folder of await files.below('/media')) if (!media.isNamed(folder.slice(0, -1))) await remove(folder.slice(0, -1))
    for await (const name of walk(files, '/schede')) if (!media.isNamed(name)) await remove(name)
    for await (const name of walk(files, '/assets')) if (!assets.has(plainName(name))) await remove(plainName(name))
  }

  /** What is shown where nothing is. */
  async function keepNotices(): Promise<void> {
    const former = await publicContent.formerAddresses(now)
    const samples = { [NOT_FOUND]: NOT_FOUND, [GONE]: former.find(({ path, to }) => to === null && !shown.has(path))?.path }
    for (const [name, address] of Object.entries(samples)) {
      if (address !== undefined) await pages.keepNotice(name, address)
    }
  }

  /** Those that have no file yet, or one that is older than what readers saw last. */
  async function newlyChanged(some: readonly SiteAddress[]): Promise<SiteAddress[]> {
    const changed: SiteAddress[] = []
    for (const address of some) {
      const at = await files.changedAt(fileAt(address.path))
      if (at === undefined || at <= Date.parse(address.changedAt ?? '')) changed.push(address)
    }
    return changed
  }

  async function rules(): Promise<ServerRules> {
    const firstOf = async (folder: string) => (await files.below(folder)).find((name) => plainName(name) === name)
    const [someMedia = ''] = await files.below('/media')
    const samples: Record<string, string | undefined> = {
      pages: addressOf.home(),
      notices: NOT_FOUND,
      icons: addressOf.icon('favicon.svg'),
      assets: [...assets][0],
      media: someMedia && (await firstOf(someMedia.slice(0, -1))),
      cards: (await files.below('/schede')).find((name) => !name.endsWith('/')),
    }
    const answers = new Map<string, Readonly<Record<string, number | string | string[] | undefined>>>()
    for (const [name, url] of Object.entries(samples))
      if (url) answers.set(name, (await app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } })).headers)
    // What falls due within seconds shortens what the front page says of itself.
    answers.set('pages', { ...answers.get('pages'), 'cache-control': USUAL[1] })
    return new Map([...headerRules(answers), ...formerRules(await publicContent.formerAddresses(now), (path) => shown.has(path))])
  }
}

const NOT_FOUND = '/404.html'
const GONE = '/410.html'
/** What is no page, and there all the same. */
const OWN: ReadonlySet<string> = new Set([NOT_FOUND, GONE, ...ICON_FILES.map((file) => addressOf.icon(file))])
/** What stands below these is looked after by itself. */
const OTHERS: ReadonlySet<string> = new Set(['/media/', '/schede/', '/assets/'])

/** The address that `fileAt` gave a name to. */
const addressAt = (name: string): string => (name === '/index.html' ? '/' : name.replace(/\/index\.html$/, ''))

async function* walk(files: MirrorFiles, folder: string, except: ReadonlySet<string> = new Set()): AsyncIterable<string> {
  for (const name of await files.below(folder)) {
    if (except.has(name)) continue
    if (name.endsWith('/')) yield* walk(files, name.slice(0, -1), except)
    else yield name
  }
}

/** All of them, from the one that stands at a path on. */
function beginningAt(addresses: readonly SiteAddress[], path: string | null): readonly SiteAddress[] {
  const place = addresses.findIndex((address) => address.path === path)
  return place <= 0 ? addresses : [...addresses.slice(place), ...addresses.slice(0, place)]
}

/** Asks a question no oftener than is useful; in between the last answer stands. */
function everySoOften(ask: () => Promise<boolean>): () => Promise<boolean> {
  let [answer, until] = [true, 0]
  return async () => {
    if (answer && performance.now() >= until) {
      answer = await ask()
      until = performance.now() + LOOK_MS
    }
    return answer
  }
}
