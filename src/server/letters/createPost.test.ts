import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lettersIn } from '../../messages/letters.ts'
import { createPost } from './createPost.ts'
import { writeLetter } from './writeLetter.ts'

const FROM = 'La redazione <redazione@rivista.example>'

/** A mail server on this machine, and what it was given. */
async function openMailServer({ refuse = false } = {}) {
  const taken: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, reply) =>
      username === 'u' && password === 'p@ss' ? reply(null, { user: 'u' }) : reply(new Error('no')),
    onData(stream, session, reply) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) return reply(new Error('full'))
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
        reply()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return { taken, url: `smtp://u:p%40ss@127.0.0.1:${port}` }
}

const words = lettersIn('it').invitation({
  name: 'Bruno <b>',
  by: 'Ada',
  site: 'Mezzaluce',
  role: 'redattore',
  until: '22 novembre 2026',
})
const LINK = 'https://rivista.example/admin/invito?token=abc&x=1'
const letter = writeLetter(words, LINK, 'it')

describe('a letter', () => {
  it('says the same in plain text and in markup, and people’s words stay words', () => {
    expect(letter.text).toContain(LINK)
    expect(letter.text).toContain('Ciao Bruno <b>,')
    expect(letter.html).toContain('https://rivista.example/admin/invito?token=abc&#38;x=1')
    expect(letter.html).not.toContain('<b>')
  })

  it('reaches the mail server, with its sender and both its forms', async () => {
    const { taken, url } = await openMailServer()
    await createPost({ url, from: FROM }).send('bruno@example.it', letter)
    expect(taken).toHaveLength(1)
    const [{ to, raw } = { to: [], raw: '' }] = taken
    expect(to).toEqual(['bruno@example.it'])
    expect(raw).toMatch(/^From: La redazione <redazione@rivista\.example>$/m)
    expect(raw).toMatch(/^Subject: Ti aspettiamo nella redazione di Mezzaluce$/m)
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
  })

  it('cannot be sent elsewhere by an address that holds more than one', async () => {
    const { taken, url } = await openMailServer()
    await createPost({ url, from: FROM })
      .send('bruno@example.it\r\nBcc: tutti@example.it', letter)
      .catch(() => undefined)
    expect(taken.flatMap(({ to }) => to)).not.toContain('tutti@example.it')
  })

  it('says so when the mail server refuses it, does not know us, or is not there', async () => {
    const { url } = await openMailServer({ refuse: true })
    await expect(createPost({ url, from: FROM }).send('bruno@example.it', letter)).rejects.toThrow()
    await expect(createPost({ url: url.replace('p%40ss', 'x'), from: FROM }).send('bruno@example.it', letter)).rejects.toThrow()
    await expect(createPost({ url: 'smtp://127.0.0.1:1', from: FROM }).send('bruno@example.it', letter)).rejects.toThrow()
  })
})
