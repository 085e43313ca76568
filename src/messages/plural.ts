/** The form that a number takes in a language: `1 minuto`, `2 minuti`. */
export function plural(locale: keyof typeof RULES, count: number, one: string, other: string): string {
  return RULES[locale].select(count) === 'one' ? one : other
}

const RULES = { it: new Intl.PluralRules('it'), en: new Intl.PluralRules('en') }
