const it = {
  ways: 'Come sostenerci',
  amounts: 'Con carta o PayPal',
  amountsNote: 'Il pagamento si completa sul sito di chi lo gestisce.',
  bankTransfer: 'Con un bonifico',
  holder: 'Intestatario',
  iban: 'IBAN',
  bank: 'Banca',
  reason: 'Causale',
  taxCode: 'Con il 5 per mille',
  taxCodeText: 'Nella dichiarazione dei redditi, nel riquadro per gli enti del terzo settore, firma e scrivi questo codice fiscale:',
  taxCodeLabel: 'Codice fiscale',
  copy: 'Copia',
  copied: 'Copiato',
  thanks: 'Grazie',
}

const en: typeof it = {
  ways: 'How to support us',
  amounts: 'By card or PayPal',
  amountsNote: 'The payment is completed on the provider’s own site.',
  bankTransfer: 'By bank transfer',
  holder: 'Account holder',
  iban: 'IBAN',
  bank: 'Bank',
  reason: 'Reference',
  taxCode: 'With five per thousand',
  taxCodeText: 'In your Italian tax return, in the box for third-sector bodies, sign and write this tax code:',
  taxCodeLabel: 'Tax code',
  copy: 'Copy',
  copied: 'Copied',
  thanks: 'Thank you',
}

/** The page that asks for support. */
export const support = { it, en }
