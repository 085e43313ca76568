const it = {
  title: 'Menu',
  text: 'I collegamenti che stanno in cima e in fondo a ogni pagina del sito. Trascinali per ordinarli.',
  names: { testata: 'Testata', piede: 'Piè di pagina' },
  about: {
    testata: 'In cima a ogni pagina, accanto alle sezioni.',
    piede: 'In fondo a ogni pagina: chi siamo, contatti, privacy.',
  },
  add: 'Aggiungi una voce',
  help: 'Un indirizzo del sito comincia con / (per esempio /numeri), uno esterno con https://.',
}

const en: typeof it = {
  title: 'Menus',
  text: 'The links at the top and at the bottom of every page of the site. Drag them to order them.',
  names: { testata: 'Masthead', piede: 'Footer' },
  about: {
    testata: 'At the top of every page, beside the sections.',
    piede: 'At the bottom of every page: about us, contacts, privacy.',
  },
  add: 'Add an item',
  help: 'An address of the site begins with / (such as /numeri), one elsewhere with https://.',
}

/** The two menus of the site. */
export const menus = { it, en }
