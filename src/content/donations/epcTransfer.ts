import type { SupportSettings } from '../kinds/supportSettings.ts'

const NAME_LENGTH = 70
const REASON_LENGTH = 140

/**
 * What the QR code of a bank transfer says to the apps of banks, by EPC069-12 (“Quick Response Code: Guidelines to Enable Data Capture for the
 * Initiation of a SEPA Credit Transfer”). The amount is left to whoever gives. Null where there can be no such code: without the account or its
 * holder, with an account of the SEPA outside the European Economic Area whose BIC nobody wrote, or with one outside the SEPA.
 */
export function epcTransfer({ holder, iban, bic, reason }: SupportSettings['bankTransfer']): string | null {
  const name = inLatin(holder, NAME_LENGTH)
  const country = iban.slice(0, 2)
  if (!name || !(EEA.has(country) || (bic && SEPA_OUTSIDE_EEA.has(country)))) return null
  const [amount, purpose, structuredReason] = ['', '', '']
  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, amount, purpose, structuredReason, inLatin(reason, REASON_LENGTH)]
  // Nothing may follow the last element that says something.
  return lines.join('\n').trimEnd()
}

/**
 * The letters that every bank of the SEPA takes; others are written as the nearest of them (EPC217-08). All of them are a byte long, so the code
 * never has more than the 331 bytes it may.
 */
function inLatin(text: string, length: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+]/gu, (letter) => NEAREST[letter] ?? ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trimEnd()
}

const NEAREST: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ '‘': "'", '’': "'", '–': '-', '—': '-', '&': '+' },
}

const EEA: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** By EPC409-09, the list of the SEPA's countries. */
const SEPA_OUTSIDE_EEA: ReadonlySet<string> = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '))
