import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import type { SocialCard } from '../../site/socialCards/card.ts'
import { drawInThread } from './drawInThread.ts'

const titled = (title: string): SocialCard => ({ of: 'article', magazine: 'Mezzaluce', kicker: 'CITTÀ', title, picture: null })

/** Answers with the title of a card, in the order of their length; refuses one, and dies of another. */
const THREAD = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ number, card: { title } }) => {
    if (title === 'muore') process.exit(1)
    if (title === 'cade') throw new RangeError('too dark')
    if (title === 'rifiuta') return parentPort.postMessage({ number, error: new TypeError('no such letter') })
    if (title !== 'tace') setTimeout(() => parentPort.postMessage({ number, svg: title }), title.length)
  })
`

/** Drawn by threads of a test's own, all that were started. */
function open(keptMs?: number) {
  const threads: Worker[] = []
  const start = () => {
    const thread = new Worker(THREAD, { eval: true })
    threads.push(thread)
    return thread
  }
  const draw = drawInThread({ start, ...(keptMs !== undefined && { keptMs }) })
  return { draw: (title: string) => draw(titled(title)), threads }
}

describe('a thread that draws cards', () => {
  it('is one for all, begins with the first, and gives each the words of its own', async () => {
    const { draw, threads } = open()
    expect(threads).toEqual([])
    const titles = ['una carta con un titolo lungo', 'breve', 'media']
    expect(await Promise.all(titles.map(draw))).toEqual(titles)
    expect(threads).toHaveLength(1)
  })

  it('says why a card cannot be drawn, and goes on', async () => {
    const { draw, threads } = open()
    await expect(draw('rifiuta')).rejects.toThrow('no such letter')
    expect(await draw('dopo')).toBe('dopo')
    expect(threads).toHaveLength(1)
  })

  it.each([
    ['muore', undefined],
    ['cade', 'too dark'],
  ])('is followed by another when it has died (%s): who waited is told', async (last, why) => {
    const { draw, threads } = open()
    const left = draw('tace').catch((error: unknown) => error)
    await expect(draw(last)).rejects.toMatchObject({ message: 'The thread that draws social cards has ended' })
    expect(((await left) as Error).cause).toEqual(why === undefined ? undefined : expect.objectContaining({ message: why }))
    expect(await draw('dopo')).toBe('dopo')
    expect(threads).toHaveLength(2)
  })

  it('ends when nobody asks any more, and begins anew when somebody does', async () => {
    const { draw, threads } = open(0)
    expect(await draw('prima')).toBe('prima')
    const [first] = threads
    if (first && first.threadId !== -1) await once(first, 'exit')
    expect(await draw('dopo')).toBe('dopo')
    expect(threads).toHaveLength(2)
  })

  it('cannot be started: who asked is told, and the next is tried again', async () => {
    const draw = drawInThread({ start: () => new Worker(new URL('file:///nowhere/to/be/found.js')) })
    for (const title of ['prima', 'dopo'])
      await expect(draw(titled(title))).rejects.toMatchObject({ message: 'The thread that draws social cards has ended' })
  })
})
