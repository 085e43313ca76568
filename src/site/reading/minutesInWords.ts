/** A sentence about minutes, with how many in place of the asterisk: `ancora *` is `ancora 4 minuti`. */
export function minutesInWords(sentence: string, minutes: number, language: string): string {
  return sentence.replace('*', new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes))
}
