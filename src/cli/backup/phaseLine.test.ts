import { expect, it } from 'vitest'
import { messagesIn } from '../../messages/messages.ts'
import { Interrupted, type Progress } from '../../store/backup/progress.ts'
import { createPhaseLine, withPhaseLine } from './phaseLine.ts'

/** What is shown of a phase that begins with nothing and has come so far after two seconds. */
function shown(begun: Progress, reached: Progress, locale: 'it' | 'en' = 'it') {
  let ms = 0
  const lines: { words: string; done: number | undefined }[] = []
  const line = { show: (words: () => string, done?: number) => void lines.push({ words: words(), done }), end: () => undefined }
  const { show } = createPhaseLine({ messages: messagesIn(locale).cli, locale }, line, new AbortController().signal, () => ms)
  show(begun)
  ms = 2000
  show(reached)
  return lines.at(-1)
}

const MB = 1_000_000

it.each<[string, Progress, Progress, string, number | undefined]>([
  [
    'rows, with what they weigh',
    { phase: 'reading', done: 0, total: 40_000, bytes: 0 },
    { phase: 'reading', done: 10_000, total: 40_000, bytes: 30 * MB },
    'Copio le righe: 10.000 di 40.000; 30 MB, 15 MB/s',
    0.25,
  ],
  [
    'rows alone',
    { phase: 'comparing', done: 0, total: 40_000 },
    { phase: 'comparing', done: 10_001, total: 40_000 },
    'Confronto ogni riga: 10.001 di 40.000, 5001/s',
    0.250025,
  ],
  [
    'bytes',
    { phase: 'checking', done: 0, total: 80 * MB },
    { phase: 'checking', done: 40 * MB, total: 80 * MB },
    'Controllo la copia: 40 MB di 80 MB, 20 MB/s',
    0.5,
  ],
  [
    'how fast it goes on, without what was there before',
    { phase: 'sending', done: 60 * MB, total: 80 * MB },
    { phase: 'sending', done: 70 * MB, total: 80 * MB },
    'Mando la copia a S3: 70 MB di 80 MB, 5 MB/s',
    0.875,
  ],
  [
    'a phase whose end nobody knows, in words',
    { phase: 'comparing', done: 9, total: 9 },
    { phase: 'indexing', done: 0, total: 0 },
    'Preparo la ricerca…',
    undefined,
  ],
])('tells of %s', (_name, begun, reached, words, done) => expect(shown(begun, reached)).toEqual({ words, done }))

it('speaks English where it is asked to', () => {
  expect(shown({ phase: 'files', done: 0, total: 4, bytes: 0 }, { phase: 'files', done: 1, total: 4, bytes: MB }, 'en')).toEqual({
    words: 'Copying the files: 1 of 4; 1 MB, 500 kB/s',
    done: 0.25,
  })
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'ends the work at its next step after %s, and then leaves signals to whoever else wants them',
  async (signal) => {
    const context = { say: () => undefined, messages: messagesIn('it').cli, locale: 'it' } as const
    const before = process.listenerCount(signal)
    const steps: number[] = []
    const work = withPhaseLine(context, async ({ show }) => {
      for (const done of [1, 2, 3]) {
        show({ phase: 'comparing', done, total: 3 })
        steps.push(done)
        if (done === 2) process.emit(signal)
      }
    })
    await expect(work).rejects.toThrow(Interrupted)
    expect(steps).toEqual([1, 2])
    expect(process.listenerCount(signal)).toBe(before)
  },
)
