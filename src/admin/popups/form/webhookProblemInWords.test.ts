import { expect, it } from 'vitest'
import { popupForm } from '../../../messages/admin/popupForm.ts'
import { webhookProblemInWords } from './webhookProblemInWords.ts'

it.each([
  ['answered-503', 'il server ha risposto 503.'],
  ['certificate', 'il certificato del server non è valido.'],
  ['written by an older version', 'il server non si raggiunge.'],
])('%s', (problem, sentence) => expect(webhookProblemInWords(problem, popupForm.it.webhookState)).toBe(sentence))
