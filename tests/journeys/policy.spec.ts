import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'

const ELSEWHERE = 'https://x.example'

/** What somebody could do whose markup or code got into a page, as code that runs there, and the part of the policy that must refuse it. */
const ATTACKS: readonly [name: string, directive: string, code: string][] = [
  ['a script in the page', 'script-src-elem', `add('script', { text: 'flag()' })`],
  ['a script from elsewhere', 'script-src-elem', `add('script', { src: '${ELSEWHERE}/flag.js' })`],
  ['a script in an address', 'script-src-elem', `add('script', { src: 'data:text/javascript,flag()' })`],
  ['a module from elsewhere', 'script-src-elem', `import('${ELSEWHERE}/flag.js').catch(() => {})`],
  ['a handler in an attribute', 'script-src-attr', `document.body.insertAdjacentHTML('beforeend', '<img src=/x onerror=flag()>')`],
  ['a link that is a script', 'script-src-elem', `add('a', { href: 'javascript:flag()' }).click()`],
  ['words that become code', 'script-src', `try { eval('flag()') } catch {}`],
  ['words that become a function', 'script-src', `try { new Function('flag()')() } catch {}`],
  ['words for a timer', 'script-src', `try { setTimeout('flag()') } catch {}`],
  ['a worker that is made here', 'worker-src', `try { new Worker(URL.createObjectURL(new Blob(['']))).onerror = () => {} } catch {}`],
  ['another base for addresses', 'base-uri', `add('base', { href: '${ELSEWHERE}/' })`],
  ['a form that is sent elsewhere', 'form-action', `add('form', { action: '${ELSEWHERE}/flag' }).submit()`],
  ['a page of somebody else', 'frame-src', `add('iframe', { src: '${ELSEWHERE}/' })`],
  ['a plug-in', 'object-src', `add('object', { data: '${ELSEWHERE}/flag.swf' })`],
  ['an old plug-in', 'object-src', `add('embed', { src: '${ELSEWHERE}/flag.swf' })`],
  ['a call to elsewhere', 'connect-src', `fetch('${ELSEWHERE}/flag').catch(() => {})`],
  ['a picture that tells', 'img-src', `add('img', { src: '${ELSEWHERE}/flag.png' })`],
  ['a style in the page', 'style-src-elem', `add('style', { textContent: 'body { color: red }' })`],
  ['a style from elsewhere', 'style-src-elem', `add('link', { rel: 'stylesheet', href: '${ELSEWHERE}/flag.css' })`],
]

for (const [name, path] of [
  ['a page of the magazine', '/'],
  ['the back office', '/admin/login'],
] as const) {
  test(`${name} refuses whatever got into it`, async ({ page, baseURL }) => {
    const asked: string[] = []
    await page.route(`${ELSEWHERE}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'flag()' })
    })
    const ran: string[] = []
    await page.exposeFunction('flag', () => void ran.push('flag'))
    await page.addInitScript(() => {
      const refused: string[] = []
      const add = (tag: string, properties: object) => {
        const element = Object.assign(document.createElement(tag), properties)
        document.documentElement.append(element)
        return element
      }
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
      Object.assign(window, { refused, add })
    })
    await page.goto(path)
    for (const [attack, directive, code] of ATTACKS) {
      // From a timer, because what a debugger evaluates may evaluate.
      await page.evaluate(`refused.length = 0; setTimeout(() => { ${code} })`)
      await expect.poll(() => page.evaluate('refused'), { message: attack }).toContain(directive)
    }
    expect(ran).toEqual([])
    expect(asked).toEqual([])
    expect(await page.evaluate('document.baseURI')).toBe(new URL(path, baseURL ?? '').href)
    expect(page.url()).toBe(new URL(path, baseURL ?? '').href)
  })

  test(`${name} does not open in a page of somebody else's`, async ({ page, baseURL }) => {
    const address = new URL(path, baseURL ?? '').href
    // On this machine too: Chromium lets nothing from elsewhere ask it at all.
    const other = createServer((_request, response) => void response.end(`<!doctype html><iframe src="${address}"></iframe>`))
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo // it listens on a port
    const refused = page.waitForEvent('requestfailed', (request) => request.url() === address)
    await page.goto(`http://127.0.0.1:${port}/`)
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
    other.close()
  })
}
