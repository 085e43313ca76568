import type { Locale } from './locale.ts'

/** Why an announcement is not seen, in a sentence that follows its name. */
export interface PopupReasons {
  readonly draft: string
  readonly 'not-yet': string
  readonly over: string
  readonly 'no-page': string
  readonly 'support-page': string
  readonly 'only-by-parameter': string
  readonly 'excluded-address': string
  readonly 'other-address': string
  readonly 'other-kind': string
  readonly 'other-section': string
  readonly 'other-tag': string
  readonly 'other-language': string
  readonly 'other-width': string
  readonly 'already-seen': string
  readonly 'asked-not-to': string
  readonly capped: string
  readonly delay: (seconds: number) => string
  readonly scroll: (amount: string) => string
  readonly click: string
}

export const popupReasons: Record<Locale, PopupReasons> = {
  it: {
    draft: 'Non si vede: non è pubblicato.',
    'not-yet': 'Non si vede ancora: la pubblicazione comincia dopo questo momento.',
    over: 'Non si vede più: la pubblicazione è finita.',
    'no-page': 'Non si vede: a questo indirizzo non c’è nessuna pagina.',
    'support-page': 'Non si vede: sulla pagina in cui si chiede sostegno non compare mai nessun annuncio.',
    'only-by-parameter': 'Non si vede: si apre solo quando l’indirizzo lo chiama con ?modal=.',
    'excluded-address': 'Non si vede: questo indirizzo è fra quelli esclusi.',
    'other-address': 'Non si vede: questo indirizzo non è fra quelli indicati.',
    'other-kind': 'Non si vede: è per altri tipi di pagina.',
    'other-section': 'Non si vede: è per altre sezioni.',
    'other-tag': 'Non si vede: è per altre etichette.',
    'other-language': 'Non si vede: è per pagine in un’altra lingua.',
    'other-width': 'Non si vede: è per schermi di un’altra larghezza.',
    'already-seen': 'Non si vede: chi visita l’ha già chiuso, e si mostra una volta sola.',
    'asked-not-to': 'Non si vede: chi visita ha chiesto di non vederlo più.',
    capped: 'Non si vede: gli annunci per questa pagina, o per questa giornata, sono già abbastanza.',
    delay: (seconds) => (seconds === 0 ? 'Si apre subito.' : `Si apre dopo ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`),
    scroll: (amount) => `Si apre quando la lettura arriva a ${amount} della pagina.`,
    click: 'Si apre solo con un clic.',
  },
  en: {
    draft: 'Not seen: it is not published.',
    'not-yet': 'Not seen yet: its publication begins after this moment.',
    over: 'No longer seen: its publication has ended.',
    'no-page': 'Not seen: there is no page at this address.',
    'support-page': 'Not seen: no announcement ever appears on the page that asks for support.',
    'only-by-parameter': 'Not seen: it opens only when the address calls it by ?modal=.',
    'excluded-address': 'Not seen: this address is among those excluded.',
    'other-address': 'Not seen: this address is not among those named.',
    'other-kind': 'Not seen: it is for other kinds of page.',
    'other-section': 'Not seen: it is for other sections.',
    'other-tag': 'Not seen: it is for other tags.',
    'other-language': 'Not seen: it is for pages in another language.',
    'other-width': 'Not seen: it is for screens of another width.',
    'already-seen': 'Not seen: the visitor has closed it already, and it is shown once.',
    'asked-not-to': 'Not seen: the visitor asked not to see it again.',
    capped: 'Not seen: there were announcements enough on this page, or on this day.',
    delay: (seconds) => (seconds === 0 ? 'It opens at once.' : `It opens after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`),
    scroll: (amount) => `It opens when the reader gets to ${amount} of the page.`,
    click: 'It opens at a click only.',
  },
}
