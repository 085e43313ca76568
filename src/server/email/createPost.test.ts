import { describe, expect, it } from 'vitest'
import { openMailServer } from '../../../tests/support/mailServer.ts'
import { emailsIn } from '../../messages/emails.ts'
import { createMailer } from './createMailer.ts'
import { writeEmail } from './writeEmail.ts'

const FROM = 'La redazione <redazione@rivista.example>'

const words = emailsIn('it').invitation({
  name: 'Bruno <b>',
  by: 'Ada',
  site: 'Mezzaluce',
  role: 'redattore',
  until: '22 novembre 2026',
})
const LINK = 'https://rivista.example/admin/invito?token=abc&x=1'
const letter = writeEmail(words, LINK, 'it')

describe('a letter', () => {
  it('says the same in plain text and in markup, and people’s words stay words', () => {
    expect(letter.text).toContain(LINK)
    expect(letter.text).toContain('Ciao Bruno <b>,')
    expect(letter.html).toContain('https://rivista.example/admin/invito?token=abc&#38;x=1')
    expect(letter.html).not.toContain('<b>')
  })

  it('reaches the mail server, with its sender and both its forms', async () => {
    const { taken, url } = await openMailServer()
    await createMailer({ url, from: FROM }).send('bruno@example.it', letter)
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
    await createMailer({ url, from: FROM })
      .send('bruno@example.it\r\nBcc: tutti@example.it', letter)
      .catch(() => undefined)
    expect(taken.flatMap(({ to }) => to)).not.toContain('tutti@example.it')
  })

  it('has no other heads than ours, whatever lines the names in it have', async () => {
    const { taken, url } = await openMailServer()
    const line = 'Eva\r\nBcc: spia@example.it\r\n\r\n<script>'
    const typed = emailsIn('it').invitation({ name: line, by: line, site: line, role: 'redattore', until: line })
    await createMailer({ url, from: FROM }).send('bruno@example.it', writeEmail(typed, LINK, 'it'))
    const [{ to, raw } = { to: [], raw: '' }] = taken
    expect(to).toEqual(['bruno@example.it'])
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im)
  })

  it('says so when the mail server refuses it, does not know us, or is not there', async () => {
    const { url } = await openMailServer({ refuse: true })
    await expect(createMailer({ url, from: FROM }).send('bruno@example.it', letter)).rejects.toThrow()
    await expect(createMailer({ url: url.replace('p%40ss', 'x'), from: FROM }).send('bruno@example.it', letter)).rejects.toThrow()
    await expect(createMailer({ url: 'smtp://127.0.0.1:1', from: FROM }).send('bruno@example.it', letter)).rejects.toThrow()
  })
})
