import { p, type DemoBlock, type DemoPicture } from './write.ts'

export interface DemoAnnouncement {
  readonly id: 'benvenuto' | 'campagna-autunno' | 'serata-letture'
  readonly title: string
  readonly body: readonly DemoBlock[]
  readonly okLabel: string
  readonly leftLabel?: string
  readonly dontShowLabel: string
  readonly redirect?: string
  readonly picture?: DemoPicture
}

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    id: 'benvenuto',
    title: 'Una lettera la domenica',
    body: [
      p(
        'Ogni domenica mattina scriviamo a chi lo desidera: gli articoli della settimana e una cosa piccola che non ha trovato posto altrove. Si legge nel tempo di un caffè. Per riceverla basta una riga a [redazione@mezzaluce.example](mailto:redazione@mezzaluce.example).',
      ),
    ],
    okLabel: 'Ho preso nota',
    leftLabel: 'Chiudi',
    dontShowLabel: 'Non mostrarmelo più',
  },
  {
    id: 'campagna-autunno',
    title: 'Centoventi euro, un articolo',
    body: [
      p(
        'Tanto paghiamo chi scrive per Mezzaluce, e i soldi arrivano da 412 lettori. Se una di queste pagine vi ha tenuto compagnia, potete contribuire alla prossima, anche con poco. I conti sono tutti in chiaro.',
      ),
    ],
    okLabel: 'Vedo come si fa',
    leftLabel: 'Non adesso',
    dontShowLabel: 'Non mostrarmelo più',
    redirect: '/sostieni-la-rivista',
    picture: {
      name: 'annuncio-campagna-autunno',
      motif: 'table',
      palette: 'terracotta',
      alt: 'Illustrazione: un tavolo con due bottiglie, una brocca, una tazza di caffè, due frutti e un foglio scritto',
    },
  },
  {
    id: 'serata-letture',
    title: 'Si legge ad alta voce',
    body: [
      p(
        'L’ultimo giovedì del mese, alle nove di sera, in redazione, tre persone leggono una pagina che non hanno scritto loro. Ci sono quaranta sedie e una zuppa. Non serve prenotare; chi vuole leggere porti la sua pagina.',
      ),
    ],
    okLabel: 'Segno la data',
    leftLabel: 'Un’altra volta',
    dontShowLabel: 'Non mostrarmelo più',
    picture: {
      name: 'annuncio-serata-letture',
      motif: 'windows',
      palette: 'ink',
      alt: 'Illustrazione: una facciata di sera con cinque finestre accese; a un balcone, una figura vestita di rosso',
    },
  },
]
