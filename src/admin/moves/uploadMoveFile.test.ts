import { expect, it } from 'vitest'
import { MOST_PART_BYTES, moveSetupSchema, type ServedMove } from '../../content/moves/move.ts'
import { ApiFault } from '../api/callApi.ts'
import { uploadMoveFile, type SendPart } from './uploadMoveFile.ts'

const PART = MOST_PART_BYTES / 2
const MOVE: ServedMove = {
  id: 'a',
  system: 'wordpress',
  state: 'preparing',
  isTrial: true,
  setup: moveSetupSchema.parse({}),
  done: 0,
  total: null,
  findings: null,
  fault: null,
  createdBy: 'ada',
  createdAt: '2026-11-17T10:00:00.000Z',
  changedAt: '2026-11-17T10:00:00.000Z',
  files: [],
  hasReport: false,
  isHere: true,
}
const outOfStep = new ApiFault(409, { code: 'move', message: '', details: { because: 'out-of-step' } })

function sending(refuse: (at: number) => Error | null = () => null) {
  const sent: (readonly [at: string | null, bytes: number])[] = []
  const parts: number[] = []
  const send: SendPart = async (address, part, { onProgress }) => {
    const at = new URLSearchParams(address.split('?')[1]).get('at')
    const refusal = refuse(Number(at))
    sent.push([at, part.size])
    if (refusal) throw refusal
    onProgress?.(1)
    return MOVE
  }
  const upload = (files: ServedMove['files'], size: number) =>
    uploadMoveFile(
      { ...MOVE, files },
      new File([new Uint8Array(size)], 'r.xml'),
      'export',
      { onProgress: (part) => parts.push(part) },
      send,
    )
  return { sent, parts, upload }
}

const partly = (bytes: number) => [{ name: 'r.xml', role: 'export', bytes, isWhole: false }] as const

it('sends a file in parts, and says how much has gone out of all of it', async () => {
  const { sent, parts, upload } = sending()
  await upload([], PART * 2 + 1)
  expect(sent).toEqual([
    ['0', PART],
    [String(PART), PART],
    [String(PART * 2), 1],
  ])
  expect(parts.at(-1)).toBe(1)
})

it('goes on from where an earlier attempt ended', async () => {
  const { sent, upload } = sending()
  await upload(partly(7), 10)
  expect(sent).toEqual([['7', 3]])
})

it('begins anew where what is there belongs to another file', async () => {
  const { sent, upload } = sending((at) => (at === 7 ? outOfStep : null))
  await upload(partly(7), 10)
  expect(sent).toEqual([
    ['7', 3],
    ['0', 10],
  ])
})

it('tells of every other refusal, and of one that cannot be', async () => {
  const full = new ApiFault(507, { code: 'store-full', message: '' })
  await expect(sending(() => full).upload([], 10)).rejects.toBe(full)
  await expect(sending(() => outOfStep).upload(partly(7), 10)).rejects.toBe(outOfStep)
})
