const it = {
  role: 'Il tuo ruolo non lo permette.',
  'not-yours': 'Puoi farlo solo con i tuoi articoli.',
  'not-a-draft': 'Non è più una bozza.',
  'needs-review': 'Prima deve passare dal caporedattore.',
  'always-visible': 'È sempre visibile ai lettori: si può modificare o eliminare.',
  'needs-file': 'Un file della mediateca si aggiunge caricandolo.',
  'only-one': 'Ce n’è uno solo e il sito ne ha bisogno: si può modificare, non eliminare.',
  yourself: 'Non puoi farlo con il tuo stesso accesso: chiedi a un altro amministratore.',
  'last-administrator': 'È l’unico amministratore: prima dai questo ruolo a un’altra persona.',
  'not-invited': 'Questa persona ha già accettato l’invito.',
  'still-invited': 'Questa persona non ha ancora accettato l’invito: mandaglielo di nuovo.',
  suspended: 'L’accesso di questa persona è sospeso: prima riattivalo.',
}

const en: typeof it = {
  role: 'Your role does not allow it.',
  'not-yours': 'You can do this only to your own articles.',
  'not-a-draft': 'It is no longer a draft.',
  'needs-review': 'It must pass by the editor-in-chief first.',
  'always-visible': 'Readers always see it: it can be edited or deleted.',
  'needs-file': 'A file of the media library is added by uploading it.',
  'only-one': 'There is only one and the site needs it: it can be edited, not deleted.',
  yourself: 'You cannot do this to your own account: ask another administrator.',
  'last-administrator': 'This is the only administrator: give the role to somebody else first.',
  'not-invited': 'This person has already accepted the invitation.',
  'still-invited': 'This person has not accepted the invitation yet: send it again.',
  suspended: 'This person is suspended: let them in again first.',
}

/** Why somebody may not do something. */
export const denials = { it, en }
