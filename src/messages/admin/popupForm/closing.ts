const it = {
  closes: 'Come si chiude',
  autoHide: 'Si chiude da solo',
  autoHideHelp: 'Il conto si ferma finché il puntatore è sopra l’annuncio, e finisce se chi legge lo usa.',
  autoHideDelay: 'Dopo quanti secondi',
  leftLabel: 'Secondo pulsante, per chiudere',
  leftLabelHelp: 'Per esempio «Non ora». Vuoto: il pulsante non c’è.',
  closeButton: 'La × nell’angolo',
  closeOnEscape: 'Il tasto Esc',
  closeOnBackdrop: 'Un clic fuori dall’annuncio',
  noWayOut: 'Così si chiude solo con OK: chi legge potrebbe sentirsi in trappola.',
}

const en: typeof it = {
  closes: 'How it closes',
  autoHide: 'It closes by itself',
  autoHideHelp: 'The countdown stands still while the pointer is over it, and ends if the reader uses it.',
  autoHideDelay: 'After how many seconds',
  leftLabel: 'Second button, to close',
  leftLabelHelp: 'Such as “Not now”. Empty: there is no such button.',
  closeButton: 'The × in the corner',
  closeOnEscape: 'The Esc key',
  closeOnBackdrop: 'A click outside it',
  noWayOut: 'So only OK closes it: readers may feel trapped.',
}

export const closing = { it, en }
