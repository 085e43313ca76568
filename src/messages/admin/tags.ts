import { plural } from '../plural.ts'

const it = {
  title: 'Temi',
  text: 'Le parole che tengono insieme articoli di sezioni diverse.',
  new: 'Nuovo tema',
  name: 'Nome',
  description: 'Descrizione',
  descriptionHelp: 'Una o due frasi, in cima alla pagina del tema.',
  unused: 'non usato',
  empty: { title: 'Ancora nessun tema', text: 'Un tema raccoglie articoli che parlano della stessa cosa, in qualunque sezione siano.' },
  merge: {
    action: 'Unisci a un altro tema',
    title: (name: string) => `Unire «${name}» a un altro tema`,
    text: (count: number) =>
      count === 0
        ? 'Nessun contenuto usa questo tema: sparirà e il suo indirizzo porterà all’altro.'
        : plural(
            'it',
            count,
            '1 contenuto passerà all’altro tema. Questo sparirà e il suo indirizzo porterà all’altro.',
            `${count} contenuti passeranno all’altro tema. Questo sparirà e il suo indirizzo porterà all’altro.`,
          ),
    target: 'Il tema che resta',
    confirm: (old: string, into: string) => `Unisci «${old}» a «${into}»`,
    irreversible: 'Non si può tornare indietro.',
    done: (count: number, into: string) =>
      plural('it', count, `1 contenuto ora ha il tema «${into}».`, `${count} contenuti ora hanno il tema «${into}».`),
  },
}

const en: typeof it = {
  title: 'Topics',
  text: 'The words that hold together articles of different sections.',
  new: 'New topic',
  name: 'Name',
  description: 'Description',
  descriptionHelp: 'A sentence or two, at the top of the topic’s page.',
  unused: 'not used',
  empty: { title: 'No topics yet', text: 'A topic gathers articles that speak of the same thing, whatever their section.' },
  merge: {
    action: 'Merge into another topic',
    title: (name: string) => `Merge “${name}” into another topic`,
    text: (count: number) =>
      count === 0
        ? 'Nothing uses this topic: it will go, and its address will lead to the other.'
        : plural(
            'en',
            count,
            '1 document will move to the other topic. This one will go, and its address will lead to the other.',
            `${count} documents will move to the other topic. This one will go, and its address will lead to the other.`,
          ),
    target: 'The topic that stays',
    confirm: (old: string, into: string) => `Merge “${old}” into “${into}”`,
    irreversible: 'There is no way back.',
    done: (count: number, into: string) =>
      plural('en', count, `1 document now has the topic “${into}”.`, `${count} documents now have the topic “${into}”.`),
  },
}

/** The tags, which editors call topics. */
export const tags = { it, en }
