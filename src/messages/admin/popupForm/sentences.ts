import { plural } from '../../plural.ts'

const it = {
  says: (title: string) => `«${title}»`,
  atOnce: 'Subito, appena la pagina è aperta',
  after: (seconds: number) => `Dopo ${seconds} ${plural('it', seconds, 'secondo', 'secondi')}`,
  scroll: (amount: string) => `Quando la lettura arriva a ${amount} della pagina`,
  onClick: 'Solo con un clic',
  orOnClick: (selector: string) => `o con un clic su ${selector}`,
  from: (day: string) => `dal ${day}`,
  until: (day: string) => `fino al ${day}`,
  once: 'Una volta sola',
  always: 'A ogni pagina',
  untilRefused: 'A ogni pagina, finché chi legge non chiede di smettere',
  renewed: 'di nuovo anche per chi l’ha chiuso',
  closesAfter: (seconds: number) => `da solo dopo ${seconds} ${plural('it', seconds, 'secondo', 'secondi')}`,
  closesBy: { ok: 'OK', x: '×', left: 'secondo pulsante', escape: 'Esc', outside: 'clic fuori' },
  leads: (label: string, to: string) => `«${label}» porta a ${to}`,
  stays: (label: string) => `«${label}» chiude l’annuncio`,
  tells: 'e avvisa un altro programma',
  texts: (count: number) => plural('it', count, 'Un solo testo', `${count} testi a confronto`),
  id: (id: string) => `Identificativo ${id}`,
  okDefault: 'OK',
}

const en: typeof it = {
  says: (title: string) => `“${title}”`,
  atOnce: 'At once, as soon as the page is open',
  after: (seconds: number) => `After ${seconds} ${plural('en', seconds, 'second', 'seconds')}`,
  scroll: (amount: string) => `When the reader gets to ${amount} of the page`,
  onClick: 'At a click only',
  orOnClick: (selector: string) => `or at a click on ${selector}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  once: 'Once',
  always: 'On every page',
  untilRefused: 'On every page, until the reader asks it to stop',
  renewed: 'again even for those who closed it',
  closesAfter: (seconds: number) => `by itself after ${seconds} ${plural('en', seconds, 'second', 'seconds')}`,
  closesBy: { ok: 'OK', x: '×', left: 'second button', escape: 'Esc', outside: 'click outside' },
  leads: (label: string, to: string) => `“${label}” leads to ${to}`,
  stays: (label: string) => `“${label}” closes the announcement`,
  tells: 'and tells another program',
  texts: (count: number) => plural('en', count, 'One text', `${count} texts compared`),
  id: (id: string) => `Identifier ${id}`,
  okDefault: 'OK',
}

/** What each group of the form comes to, in a line. */
export const sentences = { it, en }
