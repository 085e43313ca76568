const it = {
  empty: 'Il file è vuoto.',
  'unsupported-type': 'Questo tipo di file non è ammesso: usa JPEG, PNG, WebP, AVIF, GIF, PDF, MP3 o MP4.',
  'too-large': 'Il file è troppo grande.',
  'too-many-pixels': 'L’immagine ha troppi pixel: riducila sotto i 100 megapixel.',
  unreadable: 'Il file è danneggiato e non si riesce ad aprirlo.',
}

const en: typeof it = {
  empty: 'The file is empty.',
  'unsupported-type': 'This type of file is not allowed: use JPEG, PNG, WebP, AVIF, GIF, PDF, MP3 or MP4.',
  'too-large': 'The file is too large.',
  'too-many-pixels': 'The picture has too many pixels: bring it under 100 megapixels.',
  unreadable: 'The file is damaged and cannot be opened.',
}

/** Why a file could not be taken in. */
export const media = { it, en }
