import type { Locale } from './locale.ts'

/** What the announcements' calls answer when they do not do as asked. Readers never see it; whoever builds a site may. */
export interface PopupCallMessages {
  readonly malformed: string
  readonly otherSite: string
  readonly unknown: string
  readonly tooLarge: string
  readonly otherType: string
  readonly tooMany: string
  readonly unavailable: string
  readonly failed: string
  readonly noBootstrap: string
}

export const popupCallMessages: Record<Locale, PopupCallMessages> = {
  it: {
    malformed: 'La richiesta non è scritta bene: servono id e modal_state[dont_show_again_option].',
    otherSite: 'La richiesta arriva dalla pagina di un altro sito.',
    unknown: 'Non c’è nessun annuncio pubblicato con questo identificativo.',
    tooLarge: 'La richiesta è troppo lunga: al massimo 4 KiB.',
    otherType: 'La richiesta deve essere un modulo (application/x-www-form-urlencoded) o JSON.',
    tooMany: 'Troppe richieste da questo indirizzo: riprova fra poco.',
    unavailable: 'L’archivio non risponde: riprova fra poco.',
    failed: 'Qualcosa è andato storto: riprova fra poco.',
    noBootstrap: 'Bootstrap non va caricato: nelle impostazioni degli annunci non è richiesto.',
  },
  en: {
    malformed: 'The request is malformed: it needs id and modal_state[dont_show_again_option].',
    otherSite: 'The request comes from another site’s page.',
    unknown: 'There is no published announcement with this identifier.',
    tooLarge: 'The request is too long: 4 KiB at most.',
    otherType: 'The request must be a form (application/x-www-form-urlencoded) or JSON.',
    tooMany: 'Too many requests from this address: try again shortly.',
    unavailable: 'The store does not answer: try again shortly.',
    failed: 'Something went wrong: try again shortly.',
    noBootstrap: 'Bootstrap is not to be loaded: the announcements’ settings do not ask for it.',
  },
}
