import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createCertificateCheck } from './webhookCertificate.ts'

it('a certificate is seen by shaking hands, by the rules of webhooks', async () => {
  const [key = '', ca = ''] = await Promise.all(['key', 'cert'].map((part) => readFile(`tests/fixtures/tls/test-only.${part}.pem`, 'utf8')))
  const server = createServer({ key, cert: ca })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = `https://localhost:${(server.address() as AddressInfo).port}` // it listens on a port
  const isAllowed = () => true
  const found = await createCertificateCheck({ isAllowed, options: { ca } })(address)
  expect(found.ok && found.validUntil.getUTCFullYear()).toBe(2126)
  expect(await createCertificateCheck({ isAllowed })(address)).toEqual({ ok: false, problem: 'certificate' })
  expect(await createCertificateCheck()(address)).toEqual({ ok: false, problem: 'not-public' })
  expect(await createCertificateCheck({ isAllowed })('https://127.0.0.1:1')).toEqual({ ok: false, problem: 'unreachable' })
  expect(await createCertificateCheck({ isAllowed })('http://altrove.example')).toEqual({ ok: false, problem: 'not-https' })
})
