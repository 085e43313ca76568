import type { Translation } from 'vanilla-cookieconsent'
import type { ConsentMessages } from '../../messages/consent.ts'
import { providerOf } from '../core/consentTerms.ts'
import { ANALYTICS } from '../core/readConsent.ts'

interface Words {
  readonly t: ConsentMessages
  readonly terms: readonly string[]
  /** Where every cookie is listed. */
  readonly page: string
  /** Did the reader answer before, when something else was asked? */
  readonly isAgain: boolean
}

/** The kind of cookies that nobody is asked about. */
export const TECHNICAL = 'technical'

/** The words of the question, in the shape that vanilla-cookieconsent takes them. It puts them in as markup: all of them are ours. */
export function translation({ t, terms, page, isAgain }: Words): Translation {
  const providers = providersOf(terms, t)
  const more = `<a href="${page}">${t.more}</a>`
  const { preferences: p } = t
  return {
    consentModal: {
      title: t.title,
      description: [isAgain ? t.changed : '', t.text(providers), more].filter(Boolean).join(' '),
      acceptAllBtn: t.accept,
      acceptNecessaryBtn: t.refuse,
      showPreferencesBtn: t.customise,
      closeIconLabel: t.close,
    },
    preferencesModal: {
      title: p.title,
      acceptAllBtn: t.accept,
      acceptNecessaryBtn: t.refuse,
      savePreferencesBtn: p.save,
      closeIconLabel: p.close,
      sections: [
        { description: `${p.text} ${more}` },
        { title: p.technical, description: p.technicalText, linkedCategory: TECHNICAL },
        { title: p.analytics, description: p.analyticsText(providers), linkedCategory: ANALYTICS },
      ],
    },
  }
}

function providersOf(terms: readonly string[], t: ConsentMessages): string {
  return terms
    .flatMap((term) => providerOf(term) ?? [])
    .map(({ provider, receiver }) => t.providers[provider](receiver))
    .join(t.and)
}
