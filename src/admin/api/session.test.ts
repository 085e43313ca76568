import { expect, it } from 'vitest'
import { createSession } from './session.ts'

it('ends, is signed in to again over the screen, and lets go on whoever waited', async () => {
  const session = createSession()
  const heard: string[] = []
  session.subscribe(() => heard.push(JSON.stringify(session.get())))
  const stop = session.onResumed(() => heard.push('resumed'))
  session.end(session.number())
  session.end(session.number())
  expect(heard).toEqual(['{"hasEnded":true,"isSigningIn":false}'])
  const both = Promise.all([session.signInAgain(), session.signInAgain()])
  expect(session.get()).toEqual({ hasEnded: true, isSigningIn: true })
  session.resume()
  expect(await both).toEqual([true, true])
  expect(session.get()).toEqual({ hasEnded: false, isSigningIn: false })
  expect(heard.at(-1)).toBe('resumed')
  stop()
  session.resume()
  expect(heard.filter((what) => what === 'resumed')).toHaveLength(1)
})

it('can be put off, and is still over', async () => {
  const session = createSession()
  session.end(0)
  const asked = session.signInAgain()
  session.putOff()
  expect(await asked).toBe(false)
  expect(session.get()).toEqual({ hasEnded: true, isSigningIn: false })
})

it('is not ended by an answer to the one before', () => {
  const session = createSession()
  const before = session.number()
  session.end(before)
  session.resume()
  session.end(before)
  expect(session.get().hasEnded).toBe(false)
  session.end(session.number())
  expect(session.get().hasEnded).toBe(true)
})
