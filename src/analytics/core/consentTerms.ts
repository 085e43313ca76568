import type { AnalyticsSettings } from './AnalyticsSettings.ts'
import { providersNeedingConsent, type ConsentProvider } from './providersNeedingConsent.ts'

/** To be raised when the words of the question change what a reader says yes to: then everybody is asked again. */
export const CONSENT_TEXT = '1'

/**
 * What a reader is asked to allow, as it is kept with the answer: the text, and each provider with whoever receives what it gathers. An answer
 * holds as long as nothing is asked that was not asked then, so another property of the same provider, or one provider less, asks nobody again.
 * Empty where there is nothing to ask.
 */
export function consentTerms(settings: Pick<AnalyticsSettings, 'ga4' | 'matomo'>): string[] {
  const receivers: Record<ConsentProvider, () => string> = {
    ga4: () => 'ga4',
    matomo: () => `matomo:${new URL(settings.matomo.address).host}`,
  }
  const asked = providersNeedingConsent(settings).map((provider) => receivers[provider]())
  return asked.length === 0 ? [] : [CONSENT_TEXT, ...asked]
}

/** The provider that a term is about, and who receives what it gathers; nothing for the text itself. */
export function providerOf(term: string): { readonly provider: ConsentProvider; readonly receiver: string } | null {
  const [provider = '', ...receiver] = term.split(':')
  return provider === 'ga4' || provider === 'matomo' ? { provider, receiver: receiver.join(':') } : null
}
