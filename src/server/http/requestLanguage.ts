import type { FastifyRequest } from 'fastify'
import type { Locale } from '../../messages/locale.ts'

const languages = new WeakMap<object, Locale>()

/** Remembers in which language to answer whoever sent this request. */
export function answerIn(request: FastifyRequest, locale: Locale): void {
  languages.set(request.raw, locale)
}

/** The language of whoever sent this request: theirs if we know them, what the page says it is in, else none. */
export function languageOf(request: FastifyRequest): Locale | undefined {
  const known = languages.get(request.raw)
  if (known) return known
  const said = request.headers['x-edicola-language']
  return said === 'it' || said === 'en' ? said : undefined
}
