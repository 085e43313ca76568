import type { Locale } from './locale.ts'

/** The figures of an announcement as a table. */
export interface PopupStatisticsMessages {
  readonly fileName: string
  readonly columns: readonly string[]
  readonly devices: Readonly<Record<'phone' | 'tablet' | 'desktop', string>>
  readonly otherPages: string
}

export const popupStatistics: Record<Locale, PopupStatisticsMessages> = {
  it: {
    fileName: 'annuncio',
    columns: [
      'Giorno',
      'Pagina',
      'Dispositivo',
      'Testo',
      'Visto',
      'OK',
      'Chiuso',
      'di cui ×',
      'di cui pulsante',
      'di cui Esc',
      'di cui clic fuori',
      'Chiuso da sé',
      'Non mostrare più',
    ],
    devices: { phone: 'Telefono', tablet: 'Tablet', desktop: 'Computer' },
    otherPages: 'altre pagine',
  },
  en: {
    fileName: 'announcement',
    columns: [
      'Day',
      'Page',
      'Device',
      'Text',
      'Seen',
      'OK',
      'Closed',
      'by ×',
      'by button',
      'by Esc',
      'by a click outside',
      'Closed by itself',
      'Do not show again',
    ],
    devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
    otherPages: 'other pages',
  },
}
