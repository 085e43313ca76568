const it = {
  amounts: 'Con carta o PayPal',
  giveNow: 'Dona ora',
  amountsNote: 'Il pagamento si completa sul sito di chi lo gestisce.',
  goal: {
    collected: (reached: string, target: string) => `${reached} raccolti su ${target}`,
    missing: (sum: string, lastDay: string) =>
      lastDay ? `Ancora ${sum} per arrivarci, entro il ${lastDay}.` : `Ancora ${sum} per arrivarci.`,
    over: (lastDay: string) => `La raccolta si è chiusa il ${lastDay}.`,
    supporters: (people: number) =>
      people === 1 ? 'Ha già contribuito una persona.' : `Hanno già contribuito ${people.toLocaleString('it')} persone.`,
    thanks: (people: number | null) =>
      people === null || people === 1
        ? 'Traguardo raggiunto: grazie a chi ha contribuito.'
        : `Traguardo raggiunto: grazie alle ${people.toLocaleString('it')} persone che hanno contribuito.`,
  },
  voices: 'Dicono i lettori',
  quoted: (words: string) => `«${words}»`,
  otherWays: 'Altri modi',
  bankTransferShort: 'bonifico',
  taxCodeShort: '5 per mille',
  bankTransfer: 'Con un bonifico',
  holder: 'Intestatario',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banca',
  reason: 'Causale',
  transferCode: 'Codice QR del bonifico',
  transferCodeText: 'Inquadralo con l’app della banca, se legge i codici dei bonifici europei: resta da scrivere quanto.',
  taxCode: 'Con il 5 per mille',
  taxCodeSteps: [
    'Nel 730, nel modello Redditi o nella Certificazione unica cerca la scelta per il cinque per mille.',
    'Firma nel riquadro per gli enti del Terzo settore.',
    'Sotto la firma scrivi questo codice fiscale.',
  ],
  taxCodeText:
    'Non costa niente: è una parte dell’imposta che paghi comunque. Se non presenti la dichiarazione, la scheda si consegna alla posta o a un CAF.',
  taxCodeLabel: 'Codice fiscale',
  copy: 'Copia',
  copied: 'Copiato',
  thanks: 'Grazie',
}

const en: typeof it = {
  amounts: 'By card or PayPal',
  giveNow: 'Give now',
  amountsNote: 'The payment is completed on the provider’s own site.',
  goal: {
    collected: (reached, target) => `${reached} collected of ${target}`,
    missing: (sum, lastDay) => (lastDay ? `${sum} to go, by ${lastDay}.` : `${sum} to go.`),
    over: (lastDay) => `The collection closed on ${lastDay}.`,
    supporters: (people) => (people === 1 ? 'One person has given already.' : `${people.toLocaleString('en')} people have given already.`),
    thanks: (people) =>
      people === null || people === 1
        ? 'We got there: thank you to whoever gave.'
        : `We got there: thank you to the ${people.toLocaleString('en')} people who gave.`,
  },
  voices: 'Readers say',
  quoted: (words) => `“${words}”`,
  otherWays: 'Other ways',
  bankTransferShort: 'bank transfer',
  taxCodeShort: 'five per thousand',
  bankTransfer: 'By bank transfer',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  reason: 'Reference',
  transferCode: 'QR code of the bank transfer',
  transferCodeText: 'Scan it with your bank’s app, if that reads the codes of European transfers: all that is left to write is how much.',
  taxCode: 'With five per thousand',
  taxCodeSteps: [
    'In your Italian tax return (730, Redditi or Certificazione unica) find the choice for the five per thousand.',
    'Sign in the box for third-sector bodies.',
    'Below your signature write this tax code.',
  ],
  taxCodeText:
    'It costs nothing: it is a part of the tax that you pay anyway. If you file no return, the form can be handed in at a post office or a CAF.',
  taxCodeLabel: 'Tax code',
  copy: 'Copy',
  copied: 'Copied',
  thanks: 'Thank you',
}

/** The page that asks for support. */
export const support = { it, en }
