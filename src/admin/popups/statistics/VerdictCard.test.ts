import { expect, it } from 'vitest'
import type { Verdict } from '../../../content/popups/verdict.ts'
import { popupStudio } from '../../../messages/admin/popupStudio.ts'
import { verdictInWords } from './VerdictCard.tsx'

const format = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 1 })
const percent = (value: number) => format.format(value)
const sure = (probability: number): Verdict => ({ kind: 'better', leader: 'b', probability, chances: [] })

it.each<[string, Verdict, string]>([
  ['one text', { kind: 'no-test' }, 'C’è un testo solo: per un confronto aggiungi un testo B.'],
  [
    'too little of both',
    { kind: 'not-enough-data', missingViews: 40, missingOk: 1 },
    'Dati non ancora sufficienti: mancano ancora 40 visite al testo meno visto e serve ancora 1 OK.',
  ],
  ['too few OK', { kind: 'not-enough-data', missingViews: 0, missingOk: 3 }, 'Dati non ancora sufficienti: servono ancora 3 OK.'],
  ['a winner', sure(0.97), 'B è migliore con il 97% di probabilità.'],
  ['never wholly sure', sure(0.99999), 'B è migliore con il 99,9% di probabilità.'],
  [
    'nobody yet',
    { kind: 'undecided', leader: 'a', probability: 0.6, chances: [] },
    'Ancora indeciso: A è avanti, ma è migliore solo con il 60% di probabilità. Lascia passare qualche giorno.',
  ],
])('%s', (_name, verdict, words) => expect(verdictInWords(verdict, percent, popupStudio.it.statistics.verdict)).toBe(words))
