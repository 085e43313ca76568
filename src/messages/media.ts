const it = {
  empty: 'Il file è vuoto.',
  'unsupported-type':
    'Questo tipo di file non è ammesso: usa JPEG, PNG, WebP, AVIF, GIF, MP3, M4A, WAV, MP4, PDF, EPUB, DOCX, ODT, XLSX, ODS, CSV, TXT o ZIP.',
  svg: 'Un SVG può contenere programmi, che girerebbero nel browser di chi legge: esportalo in PNG o in WebP e carica quello.',
  heic: 'Questa è una foto HEIC, che quasi nessun browser mostra. Caricala da Safari (Mac, iPhone, iPad), che la trasforma da sé in JPEG; oppure convertila: sul Mac con Anteprima (File, Esporta, JPEG), su Windows con Foto (Salva con nome, JPEG). Perché l’iPhone scatti in JPEG: Impostazioni, Fotocamera, Formati, Più compatibile.',
  'apple-lossless': 'Questo M4A è in Apple Lossless, che quasi nessun browser suona: esportalo in AAC (M4A) o in MP3.',
  macros: 'Questo documento contiene macro, cioè programmi: salvalo senza (DOCX, XLSX, ODT o ODS) e carica quello.',
  'archive-contents':
    'In uno ZIP possono stare solo immagini, suoni, filmati e documenti che si caricherebbero anche da soli, senza password: togli il resto e rifallo.',
  'wav-too-large': 'Un WAV può pesare al massimo 100 MB, circa dieci minuti: esportalo in MP3 o in M4A, che pesano un decimo.',
  'too-large': 'Il file è troppo grande.',
  'too-many-pixels': 'L’immagine ha troppi pixel: riducila sotto i 100 megapixel.',
  'too-much-memory':
    'Questa immagine va aperta tutta insieme, e prenderebbe troppa memoria: riducila, o salvala come JPEG non progressivo.',
  unreadable: 'Il file è danneggiato e non si riesce ad aprirlo.',
}

const en: typeof it = {
  empty: 'The file is empty.',
  'unsupported-type':
    'This type of file is not allowed: use JPEG, PNG, WebP, AVIF, GIF, MP3, M4A, WAV, MP4, PDF, EPUB, DOCX, ODT, XLSX, ODS, CSV, TXT or ZIP.',
  svg: 'An SVG may hold programs, which would run in the reader’s browser: export it as PNG or WebP and upload that.',
  heic: 'This is a HEIC photograph, which hardly any browser shows. Upload it from Safari (Mac, iPhone, iPad), which turns it into a JPEG by itself; or convert it: on a Mac with Preview (File, Export, JPEG), on Windows with Photos (Save as, JPEG). To make an iPhone take JPEGs: Settings, Camera, Formats, Most Compatible.',
  'apple-lossless': 'This M4A is in Apple Lossless, which hardly any browser plays: export it as AAC (M4A) or MP3.',
  macros: 'This document has macros, which are programs: save it without them (DOCX, XLSX, ODT or ODS) and upload that.',
  'archive-contents':
    'A ZIP may hold only pictures, sounds, films and documents that could be uploaded by themselves, without a password: take the rest out and make it again.',
  'wav-too-large': 'A WAV may be 100 MB at most, about ten minutes: export it as MP3 or M4A, a tenth of the size.',
  'too-large': 'The file is too large.',
  'too-many-pixels': 'The picture has too many pixels: bring it under 100 megapixels.',
  'too-much-memory':
    'This picture has to be opened all at once, and would take too much memory: make it smaller, or save it as a JPEG that is not progressive.',
  unreadable: 'The file is damaged and cannot be opened.',
}

/** Why a file could not be taken in. */
export const media = { it, en }
