import { plural } from '../plural.ts'

const it = {
  title: 'Calendario',
  text: 'Che cosa esce, che cosa è uscito, che cosa si ritira.',
  today: 'Oggi',
  views: { label: 'Vista', month: 'Mese', week: 'Settimana', list: 'Elenco' },
  previous: { month: 'Mese precedente', week: 'Settimana precedente', list: 'Mese precedente' },
  next: { month: 'Mese seguente', week: 'Settimana seguente', list: 'Mese seguente' },
  what: { published: 'uscito', scheduled: 'esce', change: 'la modifica esce', ends: 'si ritira', planned: 'previsto' },
  event: (time: string, what: string, title: string) => `${time}, ${what}: ${title}`,
  more: (count: number) => plural('it', count, 'un altro', `altri ${count}`),
  empty: 'Niente in questo periodo.',
  emptyText: 'Quando programmi un articolo lo trovi qui, nel giorno in cui esce.',
  day: (day: string, events: number) =>
    events === 0 ? `${day}, niente` : plural('it', events, `${day}, 1 voce`, `${day}, ${events} voci`),
}

const en: typeof it = {
  title: 'Calendar',
  text: 'What comes out, what came out, what is withdrawn.',
  today: 'Today',
  views: { label: 'View', month: 'Month', week: 'Week', list: 'List' },
  previous: { month: 'Previous month', week: 'Previous week', list: 'Previous month' },
  next: { month: 'Next month', week: 'Next week', list: 'Next month' },
  what: { published: 'came out', scheduled: 'comes out', change: 'the change comes out', ends: 'withdrawn', planned: 'planned' },
  event: (time: string, what: string, title: string) => `${time}, ${what}: ${title}`,
  more: (count: number) => plural('en', count, 'one more', `${count} more`),
  empty: 'Nothing in this stretch.',
  emptyText: 'When you schedule an article you find it here, on the day it comes out.',
  day: (day: string, events: number) =>
    events === 0 ? `${day}, nothing` : plural('en', events, `${day}, 1 item`, `${day}, ${events} items`),
}

/** The newsroom's calendar. */
export const calendar = { it, en }
