import { plural } from '../../plural.ts'

const it = {
  title: (name: string) => `Numeri: ${name}`,
  text: 'Contati senza cookie e senza sapere chi legge: solo quante volte, giorno per giorno.',
  off: 'Il conteggio è spento nelle impostazioni degli annunci: i numeri si fermano al giorno in cui è stato spento.',
  from: 'Dal',
  to: 'Al',
  spans: { 7: '7 giorni', 30: '30 giorni', 90: '90 giorni' },
  span: 'Periodo',
  csv: 'Scarica la tabella (CSV)',
  views: 'Visto',
  ok: 'OK',
  okRate: 'Di chi lo vede dice OK',
  dismissals: 'Chiuso senza OK',
  autoHides: 'Chiuso da solo',
  neverAgain: 'Non mostrare più',
  dismissedBy: { x: 'con la ×', left: 'con il secondo pulsante', escape: 'con Esc', outside: 'con un clic fuori' },
  overTime: 'Giorno per giorno',
  overTimeText: (views: string, ok: string) => `${views} volte visto, ${ok} OK nel periodo.`,
  byPage: 'Per pagina',
  byDevice: 'Per dispositivo',
  devices: { phone: 'Telefono', tablet: 'Tablet', desktop: 'Computer' },
  otherPages: 'altre pagine',
  page: 'Pagina',
  device: 'Dispositivo',
  variant: 'Testo',
  empty: {
    title: 'Ancora nessun numero',
    text: 'I numeri arrivano quando i lettori vedono l’annuncio: di solito bastano pochi minuti dalla pubblicazione.',
  },
  test: 'Quale testo funziona di più',
  verdict: {
    'no-test': 'C’è un testo solo: per un confronto aggiungi un testo B.',
    notEnough: (views: number, ok: number) =>
      `Dati non ancora sufficienti: ${[
        ...(views > 0 ? [plural('it', views, 'manca ancora 1 visita', `mancano ancora ${views} visite`) + ' al testo meno visto'] : []),
        ...(ok > 0 ? [plural('it', ok, 'serve ancora 1 OK', `servono ancora ${ok} OK`)] : []),
      ].join(' e ')}.`,
    better: (letter: string, percent: string) => `${letter} è migliore con il ${percent} di probabilità.`,
    undecided: (letter: string, percent: string) =>
      `Ancora indeciso: ${letter} è avanti, ma è migliore solo con il ${percent} di probabilità. Lascia passare qualche giorno.`,
    chance: 'Probabilità che sia il migliore',
  },
}

const en: typeof it = {
  title: (name: string) => `Figures: ${name}`,
  text: 'Counted without cookies and without knowing who reads: only how often, day by day.',
  off: 'Counting is off in the settings of announcements: the figures stop at the day it was turned off.',
  from: 'From',
  to: 'To',
  spans: { 7: '7 days', 30: '30 days', 90: '90 days' },
  span: 'Period',
  csv: 'Download the table (CSV)',
  views: 'Seen',
  ok: 'OK',
  okRate: 'Of those who see it say OK',
  dismissals: 'Closed without OK',
  autoHides: 'Closed by itself',
  neverAgain: 'Do not show again',
  dismissedBy: { x: 'by the ×', left: 'by the second button', escape: 'by Esc', outside: 'by a click outside' },
  overTime: 'Day by day',
  overTimeText: (views: string, ok: string) => `Seen ${views} times, ${ok} OK in the period.`,
  byPage: 'By page',
  byDevice: 'By device',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
  otherPages: 'other pages',
  page: 'Page',
  device: 'Device',
  variant: 'Text',
  empty: {
    title: 'No figures yet',
    text: 'Figures come when readers see the announcement: a few minutes after it is published are usually enough.',
  },
  test: 'Which text works best',
  verdict: {
    'no-test': 'There is one text only: add a text B to compare.',
    notEnough: (views: number, ok: number) =>
      `Not enough data yet: ${[
        ...(views > 0 ? [plural('en', views, '1 more view is', `${views} more views are`) + ' missing for the text seen least'] : []),
        ...(ok > 0 ? [plural('en', ok, '1 more OK is needed', `${ok} more OK are needed`)] : []),
      ].join(' and ')}.`,
    better: (letter: string, percent: string) => `${letter} is better with a probability of ${percent}.`,
    undecided: (letter: string, percent: string) =>
      `Still undecided: ${letter} is ahead, but is better only with a probability of ${percent}. Let a few days pass.`,
    chance: 'Chance to be the best',
  },
}

/** What readers did with an announcement. */
export const statistics = { it, en }
