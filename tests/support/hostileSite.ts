import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Kind } from '../../src/content/kinds.ts'
import { SINGLETONS } from '../../src/content/newsroom/listing.ts'
import { ADMINISTRATOR, ADMINISTRATOR_VARIABLES, invite, signIn, type Editor, type Sent } from './editors.ts'
import { freePort } from './freePort.ts'
import { hostileContents, hostileWords, ROUNDS, withReferences } from './hostileContents.ts'
import { edicola, run } from './running.ts'

/** The documents that one round made, by what the examples call them. */
export interface HostileRound {
  readonly slug: string
  readonly ids: Readonly<Record<Kind, string>>
}

/** A magazine whose editors typed nothing but attacks, served by the built program. */
export async function startHostileSite() {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-hostile-'))
  const program = run(edicola('start'), {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    EDICOLA_DEMO: '0',
    ...ADMINISTRATOR_VARIABLES,
    LOG_LEVEL: 'error',
  })
  const stop = async () => {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await fill(await program.address())), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fill(address: string) {
  const administrator = await signIn(address, ADMINISTRATOR, hostileWords(0, 100))
  const contributor = await invite(address, administrator, { name: hostileWords(0, 120), role: 'collaboratore' })
  const rounds: HostileRound[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await fillRound(administrator, round))
  const handedIn = await handIn(contributor)
  await publish(administrator, 'article', handedIn)
  for (const kind of SINGLETONS) await fillSingleton(administrator, kind, rounds)
  await attackFromOutside(address)
  return {
    address,
    administrator,
    rounds,
    handedIn,
    /** What the magazine holds of a kind. */
    async contentsOf(kind: Kind): Promise<unknown[]> {
      const ids = isSingleton(kind) ? ['only'] : listed(await administrator.send('GET', kind)).map(({ id }) => id)
      const documents = await Promise.all(ids.map((id) => administrator.send('GET', `${kind}/${id}`)))
      return documents.map(({ content }) => content)
    },
    /** Gives settings another content; the function given back undoes it. */
    async change(kind: Singleton, content: object): Promise<() => Promise<void>> {
      const before = await administrator.send('GET', `${kind}/only`)
      const { revision } = await administrator.send('PUT', `${kind}/only`, { revision: before.revision, content })
      return async () => void (await administrator.send('PUT', `${kind}/only`, { revision, content: before.content }))
    },
  }
}

type Singleton = (typeof SINGLETONS)[number]
export const isSingleton = (kind: Kind): kind is Singleton => (SINGLETONS as readonly Kind[]).includes(kind)

/** A list, as the API answers. */
const listed = (answer: unknown): readonly Sent[] => answer as readonly Sent[]

/** One document of each kind that has many, with everything that it names. */
async function fillRound(editor: Editor, round: number): Promise<HostileRound> {
  const slug = `scritto-${round}`
  const always = { publishAt: null, unpublishAt: null }
  const foto = await upload(editor, await picture(round), round)
  const film = await upload(editor, Buffer.concat([MP4_START, Buffer.alloc(100, round)]), round)
  const suono = await upload(editor, Buffer.concat([await readFile('src/demo/sounds/onde.mp3'), Buffer.alloc(round + 1)]), round)
  const dati = await upload(editor, Buffer.from(`%PDF-1.4\n% ${round}\n%%EOF\n`), round)
  const names: Record<string, string> = { foto, film, suono, dati }
  const make = async (kind: Kind, fixed: Readonly<Record<string, unknown>>) => {
    const { id } = await editor.send('POST', kind, withReferences(hostileContents(kind, round, fixed), names))
    return id
  }
  const author = await make('author', { slug })
  const section = await make('section', { slug })
  const tag = await make('tag', { slug })
  Object.assign(names, { elsa: author, citta: section, mare: tag })
  const issue = await make('issue', { slug, order: [], ...always })
  names['numero-1'] = issue
  const article = await make('article', { slug, language: round % 2 ? 'en' : 'it', ...always })
  names['porto'] = article
  const page = await make('page', { slug, ...always })
  const popup = await make('popup', {
    id: slug,
    ...always,
    autoOpen: true,
    autoHide: false,
    trigger: { type: 'delay', seconds: 0 },
    targeting: { exclude: [`/${hostileWords(round, 300).replaceAll(/\s/g, '')}`], parameter: slug },
  })
  // One that is never shown, whose pages are hostile words, too.
  await publish(editor, 'popup', await make('popup', { id: `${slug}-altrove`, ...always }))
  const drafted = { issue, article, page, popup } as const
  for (const [kind, id] of Object.entries(drafted)) await publish(editor, kind, id)
  await editor.send('POST', 'redirect', { from: `/"><img/src=x/onerror=flag()>-${round}`, to: `/articoli/${slug}` })
  if (round < 2) await editor.send('POST', 'menu', hostileContents('menu', round, { slug: round ? 'testata' : 'piede' }))
  await editor.send('DELETE', `tag/${await make('tag', { slug: `${slug}-buttato` })}`)
  const ids = { ...drafted, author, section, tag, media: foto, menu: '', siteSettings: '', popupSettings: '', supportSettings: '' }
  return { slug, ids: { ...ids, analyticsSettings: '', homePage: '' } }
}

async function publish(editor: Editor, kind: string, id: string): Promise<void> {
  const { revision } = await editor.send('GET', `${kind}/${id}`)
  await editor.send('POST', `${kind}/${id}/publish`, { revision, at: 'now' })
}

/** A file under a hostile name, and hostile words about it; its identifier. */
async function upload(editor: Editor, file: Buffer<ArrayBuffer>, round: number): Promise<string> {
  const name = encodeURIComponent(hostileWords(round, 150))
  const { id, revision, content } = await editor.send('POST', `media/upload?name=${name}`, new Blob([file]))
  const { fileName, alt, caption, credit } = hostileContents('media', round)
  await editor.send('PUT', `media/${id}`, { revision, content: { ...content, fileName, alt, caption, credit } })
  return id
}

/** What a collaboratore may do: a picture, an article, and a note to who shall read it; the article's identifier. */
async function handIn(contributor: Editor): Promise<string> {
  const foto = await upload(contributor, await picture(ROUNDS), 1)
  const [section, author] = await Promise.all(['section', 'author'].map((kind) => contributor.send('GET', kind)))
  const first = (list: unknown) => listed(list)[0]?.id
  const fixed = { slug: 'consegnato', publishAt: null, unpublishAt: null, issue: null, tags: [] }
  const words = hostileContents('article', 1, { ...fixed, section: first(section), authors: [first(author)] })
  const content = withReferences(words, { foto, film: foto, suono: foto, dati: foto })
  const { id } = await contributor.send('POST', 'article', content)
  await contributor.send('POST', `article/${id}/submit`, { note: hostileWords(0, 2000) })
  return id
}

/** The settings and the front page. */
async function fillSingleton(editor: Editor, kind: Singleton, rounds: readonly HostileRound[]): Promise<void> {
  const { revision } = await editor.send('GET', `${kind}/only`)
  const first = rounds[0]?.ids
  const names = { porto: first?.article ?? '', 'numero-1': first?.issue ?? '', citta: first?.section ?? '', foto: first?.media ?? '' }
  const fixed = { twoFactorRoles: [], onePerPageView: false, maxPerDay: null, second: [], bootstrapVersion: '' }
  const own = Object.keys(hostileContents(kind, 0))
  const kept = Object.fromEntries(Object.entries(fixed).filter(([name]) => own.includes(name)))
  const content = withReferences(hostileContents(kind, 0, kept), names)
  await editor.send('PUT', `${kind}/only`, { revision, content: kind === 'analyticsSettings' ? withoutConsent(content) : content })
}

/** Readers are measured without being asked: a banner would stand before all that is looked at. Being asked has a journey of its own. */
function withoutConsent(settings: unknown): object {
  const { matomo, ...others } = settings as { readonly matomo: object } // those of the newest example
  return { ...others, ga4: '', matomo: { ...matomo, cookieless: true } }
}

/** What people who are not signed in can put before editors' eyes. */
async function attackFromOutside(address: string): Promise<void> {
  const headers = { origin: address, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: '"><img/src=x/onerror=flag()>"@example.it', password: hostileWords(0, 100) })
  await fetch(`${address}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  const told = [
    { name: 'page_view', page: '/articoli/scritto-0', target: 'https://x.example/"><img src=x onerror=flag()>' },
    { name: 'outbound', page: '/articoli/scritto-0', target: 'https://x.example/"><img/src=x/onerror=flag()>' },
    { name: 'mailto', page: '/', target: '"><svg/onload=flag()>@x.example' },
  ]
  const browser = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' }
  await fetch(`${address}/${encodeURIComponent('"><img src=x onerror=flag()>')}`, { headers: browser })
  const form = { origin: address, 'content-type': 'application/x-www-form-urlencoded', ...browser }
  for (const event of told) await fetch(`${address}/raccolta`, { method: 'POST', headers: form, body: new URLSearchParams(event) })
}

const MP4_START = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')

const picture = (round: number): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width: 480, height: 320, channels: 3, background: { r: 40 * round, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer()
