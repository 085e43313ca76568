const it = {
  opens: 'Quando si apre',
  autoOpen: 'Si apre da solo',
  autoOpenHelp: 'Se lo spegni, si apre solo quando qualcuno fa clic su un elemento della pagina.',
  trigger: 'Che cosa lo fa aprire',
  triggers: {
    delay: {
      name: 'Il tempo',
      seconds: 'Secondi di attesa',
      secondsHelp: 'Dopo quanti secondi dall’apertura della pagina. Zero: subito.',
    },
    scroll: {
      name: 'Lo scorrimento',
      offset: 'Punto della pagina',
      offsetHelp: 'In pixel (500 o 500px) o in percentuale (50%). Se la pagina non scorre, si apre subito.',
      line: 'Quale parte della finestra deve arrivarci',
      lines: { 0: 'Il bordo di sopra', 0.5: 'Il centro', 1: 'Il bordo di sotto' },
    },
  },
  openModalOnElementClick: 'Si apre anche con un clic su',
  openModalOnElementClickHelp:
    'Un selettore CSS, come .abbonati o #sostieni. I clic su qualunque elemento con la classe open-modal-page lo aprono comunque.',
  badSelector: 'Questo selettore CSS non è scritto bene: prova con .classe oppure #nome.',
  reopenOnClick: 'Il clic lo apre anche a chi l’ha già chiuso',
  reopenOnClickHelp: 'Da solo non si riapre: serve il clic di chi legge.',
  publishAt: 'Dal',
  publishAtHelp: 'Vuoto: da quando lo pubblichi.',
  unpublishAt: 'Al',
  unpublishAtHelp: 'Vuoto: finché non lo ritiri.',
  clear: 'Togli la data',
}

const en: typeof it = {
  opens: 'When it opens',
  autoOpen: 'It opens by itself',
  autoOpenHelp: 'If you turn it off, it opens only when somebody clicks an element of the page.',
  trigger: 'What makes it open',
  triggers: {
    delay: {
      name: 'Time',
      seconds: 'Seconds to wait',
      secondsHelp: 'How many seconds after the page is opened. Zero: at once.',
    },
    scroll: {
      name: 'Scrolling',
      offset: 'Point of the page',
      offsetHelp: 'In pixels (500 or 500px) or as a percentage (50%). If the page does not scroll, it opens at once.',
      line: 'Which part of the window must get there',
      lines: { 0: 'Its top edge', 0.5: 'Its centre', 1: 'Its bottom edge' },
    },
  },
  openModalOnElementClick: 'It also opens at a click on',
  openModalOnElementClickHelp:
    'A CSS selector, such as .subscribe or #support. Clicks on any element of the class open-modal-page open it anyway.',
  badSelector: 'This CSS selector is not well written: try .class or #name.',
  reopenOnClick: 'A click opens it even for those who closed it',
  reopenOnClickHelp: 'It does not open again by itself: the reader has to click.',
  publishAt: 'From',
  publishAtHelp: 'Empty: from when you publish it.',
  unpublishAt: 'To',
  unpublishAtHelp: 'Empty: until you withdraw it.',
  clear: 'Remove the date',
}

/** When it opens. */
export const opening = { it, en }
