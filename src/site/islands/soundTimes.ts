import type { Locale } from '../../messages/locale.ts'

/** A time as players show it: `0:07`, `12:30`, `1:02:07`. */
export function clockTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds)
  const tail = [minutes, rest].map((part, index) => (index === 0 && hours === 0 ? String(part) : String(part).padStart(2, '0')))
  return [...(hours > 0 ? [hours] : []), ...tail].join(':')
}

/** The same time as it is said aloud: `1 ora, 2 minuti e 7 secondi`. */
export function spokenTime(seconds: number, language: Locale): string {
  const { hours, minutes, rest } = partsOf(seconds)
  const say = (count: number, unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const said = [...(hours > 0 ? [say(hours, 'hour')] : []), ...(minutes > 0 ? [say(minutes, 'minute')] : [])]
  if (rest > 0 || said.length === 0) said.push(say(rest, 'second'))
  return new Intl.ListFormat(language).format(said)
}

function partsOf(seconds: number): { readonly hours: number; readonly minutes: number; readonly rest: number } {
  const whole = Math.floor(seconds)
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 }
}
