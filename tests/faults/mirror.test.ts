import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findBrotliNginx } from '../../scripts/faultTools.js'
import { addressOf } from '../../src/content/addresses/addresses.ts'
import { ADMINISTRATOR, signIn } from '../support/editors.ts'
import { nginxBlocks, startNginx } from '../support/staticNginx.ts'
import { temporaryFolder } from '../support/stores.ts'
import { articlePublisher } from './support/publishArticle.ts'
import { openStage } from './support/stage.ts'

/** What docs/deploy.md says that nginx has of its own, and what belongs to one answer or one connection. */
const ITS_OWN = new Set([
  'server',
  'date',
  'connection',
  'keep-alive',
  'etag',
  'accept-ranges',
  'content-length',
  'transfer-encoding',
  'last-modified',
  'age',
])
const ENCODINGS = ['identity', 'gzip', 'br']

/** What a reader gets, with the headers that matter. A page says how long it may be kept until the next moment of the plan, a file does not. */
async function read(address: string, encoding = 'identity') {
  const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': encoding }, redirect: 'manual' })
  const headers = [...answer.headers].filter(([name]) => !ITS_OWN.has(name) && name !== 'surrogate-key' && name !== 'cache-tag')
  return { status: answer.status, headers: Object.fromEntries(headers), text: await answer.text() }
}

/** The addresses that have a file: of pages the folder, of the rest the file itself. */
async function mirroredAddresses(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`)
  return files
    .filter((file) => !/\.(gz|br)$/.test(file) && !/^\/4\d\d\.html$/.test(file))
    .map((file) => (file === '/index.html' ? '/' : file.replace(/\/index\.html$/, '')))
}

describe.skipIf(!findBrotliNginx())('static files behind the real nginx, as docs/deploy.md says', () => {
  it('are what the program answers, follow what is published and withdrawn, and go on without it', { timeout: 240_000 }, async () => {
    const stage = await openStage('sqlite')
    const folder = join(await temporaryFolder(), 'statico')
    const program = await stage.start({ MIRROR_TO: folder })
    const editor = await signIn(stage.address, ADMINISTRATOR)
    const publish = await articlePublisher(editor)
    const slug = await publish()
    const isMirrored = async (address: string) =>
      (await readFile(join(folder, 'public', address, 'index.html'), 'utf8').catch(() => '')) !== ''
    await expect.poll(() => isMirrored(addressOf.article(slug)), { timeout: 60_000 }).toBe(true)
    await editor.send('POST', 'redirect', { from: '/vecchia', to: addressOf.article(slug) })
    // The rules come last, when every file is there.
    await expect.poll(() => readFile(join(folder, 'rules/moved.nginx'), 'utf8').catch(() => ''), { timeout: 60_000 }).toContain('/vecchia')

    const [open = '', closing = ''] = await nginxBlocks('docs/deploy.md').then((blocks) =>
      blocks.filter((block) => block.includes('/srv/static')),
    )
    const placed = (text: string) => text.replaceAll('/srv/static', folder).replaceAll('127.0.0.1:3000', new URL(stage.address).host)
    const nginx = await startNginx(await temporaryFolder(), placed(open))
    onTestFinished(() => nginx.stop())

    const addresses = await mirroredAddresses(join(folder, 'public'))
    expect(addresses).toEqual(expect.arrayContaining(['/', addressOf.article(slug), '/feed.xml', '/sitemap.xml', '/robots.txt']))
    for (const address of addresses) {
      for (const encoding of ENCODINGS)
        expect([address, await read(nginx.address + address, encoding)]).toEqual([address, await read(stage.address + address, encoding)])
    }
    for (const address of ['/vecchia', '/niente', '/Articoli/', '/cerca?q=testo', '/healthz'])
      expect([address, await read(nginx.address + address)]).toEqual([address, await read(stage.address + address)])

    const next = await publish()
    await expect.poll(async () => (await read(nginx.address)).text, { timeout: 30_000 }).toContain(next)
    const list = (await (await fetch(`${stage.address}/api/admin/article?range=[0,9]`, { headers: { cookie: editor.cookie } })).json()) as {
      id: string
      title: string
    }[]
    const id = list.find(({ title }) => title === slug)?.id ?? ''
    await editor.send('POST', `article/${id}/unpublish`, {})
    await expect.poll(() => isMirrored(addressOf.article(slug)), { timeout: 30_000 }).toBe(false)
    const shown = async () => (await read(nginx.address + addressOf.article(slug))).status
    await expect.poll(shown, { timeout: 30_000 }).toBe(404)
    await expect.poll(async () => (await read(nginx.address)).text, { timeout: 30_000 }).not.toContain(slug)

    await editor.send('POST', 'redirect', { from: '/prima', to: addressOf.article(next) })
    await expect.poll(() => readFile(join(folder, 'rules/moved.nginx'), 'utf8'), { timeout: 30_000 }).toContain('/prima')
    const asked = ['/', addressOf.article(next), addressOf.article(slug), '/prima', '/niente']
    const known = await Promise.all(asked.map((address) => read(stage.address + address)))
    await program.stop()
    expect((await read(nginx.address + addressOf.article(next))).status).toBe(200)
    const [inHttp = '', inServer = ''] = placed(closing).split('# in server')
    const withoutProgram = placed(open)
      .replace(/ *# A search[^]*%00\)" \/-;\n/, '')
      .replace(/location @edicola \{[^]*?\n {4}\}/, inServer)
    const closed = await startNginx(await temporaryFolder(), inHttp + withoutProgram)
    onTestFinished(() => closed.stop())
    for (const [index, address] of asked.entries()) {
      const { status, headers, text } = await read(closed.address + address)
      const before = known[index]
      expect([address, status, headers['location']]).toEqual([address, before?.status, before?.headers['location']])
      if (status !== 301) expect(text).toBe(before?.text)
    }
  })
})
