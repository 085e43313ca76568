import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { openBackOffice } from '../../../tests/support/backOffice.ts'
import { RequestFault } from '../errors.ts'
import { addRateLimits, createUserLimit } from './rateLimits.ts'

it('counts for each user, wherever they ask from', async () => {
  const app = fastify()
  await addRateLimits(app, { clock: () => new Date(), others: null })
  const limit = createUserLimit(app, 3)
  app.setErrorHandler((error, _request, reply) =>
    reply.code(429).send({ retryAfter: error instanceof RequestFault ? error.retryAfter : null }),
  )
  app.get('/:user', async (request) => limit(request, (request.params as { user: string }).user))
  onTestFinished(() => app.close())
  const ask = (user: string, remoteAddress: string) => app.inject({ url: `/${user}`, remoteAddress })
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) expect((await ask('ada', address)).statusCode).toBe(200)
  const last = await ask('ada', '10.0.0.4')
  expect(last.statusCode).toBe(429)
  expect(last.json<{ retryAfter: number }>().retryAfter).toBeGreaterThan(0)
  expect((await ask('bruno', '10.0.0.1')).statusCode).toBe(200)
})

it('slows who searches more than anybody types, in the words of every other failure', async () => {
  const { app } = await openBackOffice()
  const search = (remoteAddress: string) => app.inject({ url: '/api/cerca?q=x', remoteAddress })
  // One household has more addresses of the newer kind than anybody can count: they are one.
  for (let count = 0; count < 120; count++) expect((await search(`2001:db8::${count.toString(16)}`)).statusCode).toBe(200)
  expect((await search('2001:db8::ffff')).statusCode).toBe(429)
  expect((await search('2001:db8:0:1::1')).statusCode).toBe(200)
  for (let count = 0; count < 120; count++) expect((await search('10.9.9.9')).statusCode).toBe(200)
  const one = await search('10.9.9.9')
  expect(one.statusCode).toBe(429)
  expect(one.json()).toEqual({ success: false, code: 'too-many', message: 'Troppe richieste. Aspetta un momento e riprova.' })
  expect(Number(one.headers['retry-after'])).toBeGreaterThan(0)
  expect((await search('10.9.9.8')).statusCode).toBe(200)
})
