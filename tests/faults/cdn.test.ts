import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findVarnish } from '../../scripts/frontServers.js'
import { addressOf } from '../../src/content/addresses/addresses.ts'
import { docsBlock } from '../support/docsBlock.ts'
import { ADMINISTRATOR, signIn } from '../support/editors.ts'
import { freePort } from '../support/freePort.ts'
import { startVarnish } from '../support/varnishServer.ts'
import { articlePublisher } from './support/publishArticle.ts'
import { openStage } from './support/stage.ts'

const TOKEN = 'un-gettone-lungo'

describe.skipIf(!findVarnish())('behind a real Varnish, with the VCL of docs/deploy.md', () => {
  it('pages are kept, and a publication is seen within seconds, even if Varnish was away when it was made', async () => {
    const stage = await openStage('sqlite')
    // The program must know where to call before Varnish, which must know where to ask, is there.
    let varnish: string | null = null
    const door = await freePort()
    const relay = createServer((request, response) => {
      if (varnish === null) response.writeHead(503).end()
      else
        void fetch(varnish, { method: request.method ?? '', headers: request.headers as Record<string, string> }).then((answer) =>
          response.writeHead(answer.status).end(),
        )
    }).listen(door, '127.0.0.1')
    onTestFinished(() => void relay.close())
    await stage.start({ CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${door}/`, CDN_PURGE_TOKEN: TOKEN })
    const vcl = (await docsBlock('deploy.md', 'Behind a CDN', 'vcl'))
      .replace('"10.0.0.1"', '"localhost"')
      .replace('"3000"', `"${new URL(stage.address).port}"`)
      .replace('SECRET', TOKEN)
    const site = await startVarnish(vcl)
    varnish = site

    const publish = await articlePublisher(await signIn(stage.address, ADMINISTRATOR))
    const slug = await publish()
    const page = async (path: string) => {
      const answer = await fetch(site + path)
      return {
        status: answer.status,
        hit: (answer.headers.get('x-varnish') ?? '').includes(' '),
        headers: answer.headers,
        text: await answer.text(),
      }
    }
    await expect.poll(async () => (await page('/')).text, { timeout: 30_000 }).toContain(slug)
    await expect.poll(async () => (await page(addressOf.article(slug))).hit, { timeout: 30_000 }).toBe(true)
    const kept = await page(addressOf.article(slug))
    expect(kept.headers.get('surrogate-key')).toBeNull() // between the program and Varnish only
    const direct = await fetch(stage.address + addressOf.article(slug))
    expect(direct.headers.get('surrogate-key')).toMatch(/^edicola /)

    const next = await publish()
    await expect.poll(async () => (await page('/')).text, { timeout: 20_000 }).toContain(next)

    varnish = null
    const later = await publish()
    varnish = site
    await expect.poll(async () => (await page('/')).text, { timeout: 60_000 }).toContain(later)
    expect((await page(addressOf.article(later))).status).toBe(200)

    const refused = await fetch(site, { method: 'PURGE', headers: { authorization: 'Bearer un-altro', 'x-purge-tags': 'edicola' } })
    expect(refused.status).toBe(403)
  })
})
