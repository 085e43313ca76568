const it = {
  'not-found': {
    title: 'Questa pagina non c’è',
    text: 'Forse l’indirizzo ha un errore, o la pagina è stata ritirata. Dalla prima pagina si arriva ovunque.',
  },
  gone: {
    title: 'Questa pagina non c’è più',
    text: 'La redazione l’ha tolta. Quello che pubblichiamo adesso comincia dalla prima pagina.',
  },
  'bad-request': { title: 'Richiesta non valida', text: 'Il browser ha chiesto qualcosa che non riusciamo a leggere.' },
  unstorable: {
    title: 'Testo non valido',
    text: 'Contiene un carattere che non si può conservare: riscrivilo e invialo di nuovo.',
  },
  'method-not-allowed': { title: 'Operazione non ammessa', text: 'Questo indirizzo si può solo leggere.' },
  'too-large': { title: 'Richiesta troppo grande', text: 'Quello che è stato inviato supera il limite consentito.' },
  'too-many': { title: 'Troppe richieste', text: 'Aspetta un momento e riprova.' },
  forbidden: { title: 'Accesso non consentito', text: 'Questa pagina è riservata.' },
  'signed-out': { title: 'Serve l’accesso', text: 'Entra con la tua e-mail e la tua password.' },
  suspended: { title: 'Accesso sospeso', text: 'Scrivi a un amministratore della rivista.' },
  'cross-site': { title: 'Richiesta rifiutata', text: 'Arriva da un altro sito. Riprova da qui.' },
  'password-to-change': { title: 'Password da cambiare', text: 'Prima di continuare scegli una password tua.' },
  'second-factor-needed': {
    title: 'Serve il secondo fattore',
    text: 'Il tuo ruolo lo richiede: attivalo nel tuo profilo con l’app dei codici.',
  },
  'store-unavailable': {
    title: 'Torniamo subito',
    text: 'L’archivio della rivista non risponde in questo momento. Riprova fra qualche minuto.',
  },
  'store-full': {
    title: 'Non c’è più spazio',
    text: 'Il disco della rivista è pieno: si può leggere, non salvare. Avvisa chi gestisce il server e riprova quando ha liberato spazio.',
  },
  'store-read-only': {
    title: 'Per ora si può solo leggere',
    text: 'L’archivio della rivista non si può scrivere. Avvisa chi gestisce il server e riprova più tardi.',
  },
  'store-damaged': {
    title: 'L’archivio è danneggiato',
    text: 'Una parte dell’archivio della rivista non si legge più. Avvisa chi gestisce il server: va ripresa una copia.',
  },
  internal: { title: 'Qualcosa è andato storto', text: 'È un errore nostro e lo abbiamo annotato. Riprova fra qualche minuto.' },
}

const en: typeof it = {
  'not-found': {
    title: 'This page is not here',
    text: 'The address may have a slip in it, or the page was withdrawn. The home page leads everywhere.',
  },
  gone: { title: 'This page is no longer here', text: 'Our editors have taken it away. What we publish now begins on the home page.' },
  'bad-request': { title: 'Not a valid request', text: 'The browser asked for something we cannot read.' },
  unstorable: { title: 'Not a valid text', text: 'It holds a character that cannot be kept: write it again and send it once more.' },
  'method-not-allowed': { title: 'Not allowed', text: 'This address can only be read.' },
  'too-large': { title: 'Too large', text: 'What was sent is over the limit.' },
  'too-many': { title: 'Too many requests', text: 'Wait a moment and try again.' },
  forbidden: { title: 'Not for everyone', text: 'This page is reserved.' },
  'signed-out': { title: 'Sign in first', text: 'Enter with your e-mail and your password.' },
  suspended: { title: 'Access suspended', text: 'Write to an administrator of the magazine.' },
  'cross-site': { title: 'Request refused', text: 'It comes from another site. Try again from here.' },
  'password-to-change': { title: 'A password to change', text: 'Choose a password of your own before going on.' },
  'second-factor-needed': {
    title: 'A second factor is needed',
    text: 'Your role asks for it: turn it on in your profile with a code app.',
  },
  'store-unavailable': {
    title: 'Back in a moment',
    text: 'The magazine’s archive does not answer right now. Try again in a few minutes.',
  },
  'store-full': {
    title: 'No room is left',
    text: 'The magazine’s disk is full: it can be read, not written. Tell whoever runs the server, and try again once there is room.',
  },
  'store-read-only': {
    title: 'For now it can only be read',
    text: 'The magazine’s archive cannot be written. Tell whoever runs the server, and try again later.',
  },
  'store-damaged': {
    title: 'The archive is damaged',
    text: 'A part of the magazine’s archive cannot be read any more. Tell whoever runs the server: a copy must be restored.',
  },
  internal: { title: 'Something went wrong', text: 'The fault is ours and we have made a note of it. Try again in a few minutes.' },
}

/** What whoever asked reads when a request fails, by the code of the fault: see `server/errors.ts`. */
export const errors = { it, en }
