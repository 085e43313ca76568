const it = {
  often: 'Ogni quanto',
  showOnce: 'Una volta sola per lettore',
  showOnceHelp: 'Chi lo chiude, in qualunque modo, non lo rivede più (per vent’anni, sullo stesso browser).',
  doNotShowAgain: 'Offri «Non mostrare più»',
  doNotShowAgainHelp: 'Una casella accanto all’OK. Vale solo per chi la spunta e poi preme OK.',
  doNotShowAgainLabel: 'Che cosa dice la casella',
  doNotShowAgainLabelHelp: 'Vuoto: «Non mostrare più».',
  cookieExpiration: 'Per quanti giorni vale',
  cookieExpirationHelp: 'Vuoto: come nelle impostazioni (di solito 10000 giorni). Zero: fino alla chiusura del browser.',
  showAgain: 'Mostralo di nuovo a chi l’ha chiuso',
  showAgainHelp: 'Chi l’aveva già chiuso o aveva scelto «Non mostrare più» lo rivedrà, una volta pubblicate le modifiche.',
  textChanged: 'Hai cambiato il testo: chi l’ha già chiuso non lo rivedrà, se non lo chiedi tu.',
}

const en: typeof it = {
  often: 'How often',
  showOnce: 'Once per reader',
  showOnceHelp: 'Whoever closes it, in any way, does not see it again (for twenty years, in the same browser).',
  doNotShowAgain: 'Offer “Do not show again”',
  doNotShowAgainHelp: 'A checkbox beside OK. It holds only for those who tick it and then press OK.',
  doNotShowAgainLabel: 'What the checkbox says',
  doNotShowAgainLabelHelp: 'Empty: “Do not show again”.',
  cookieExpiration: 'For how many days it holds',
  cookieExpirationHelp: 'Empty: as in the settings (usually 10000 days). Zero: until the browser is closed.',
  showAgain: 'Show it again to those who closed it',
  showAgainHelp: 'Those who closed it or chose “Do not show again” will see it again, once the changes are published.',
  textChanged: 'You changed the text: those who closed it will not see it again, unless you ask for it.',
}

/** How often it is seen. */
export const often = { it, en }
