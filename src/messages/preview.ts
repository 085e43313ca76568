const it = {
  ribbon: (until: string) => `Anteprima: non ancora pubblicato. Il collegamento scade il ${until}.`,
  expired: { title: 'Il collegamento è scaduto', text: 'Questa anteprima non si può più aprire: chiedine una nuova alla redazione.' },
  invalid: {
    title: 'Il collegamento non è valido',
    text: 'Forse è stato copiato solo in parte o è stato ritirato, oppure la bozza non c’è più. Chiedine uno nuovo alla redazione.',
  },
}

const en: typeof it = {
  ribbon: (until: string) => `Preview: not published yet. This link expires on ${until}.`,
  expired: { title: 'This link has expired', text: 'The preview can no longer be opened: ask the editors for a new one.' },
  invalid: {
    title: 'This link is not valid',
    text: 'Perhaps only a part of it was copied, or it was withdrawn, or the draft is gone. Ask the editors for a new one.',
  },
}

/** A draft seen through a link, and the links that no longer open. */
export const preview = { it, en }
