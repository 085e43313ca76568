const it = {
  picker: {
    title: {
      image: 'Scegli un’immagine',
      audio: 'Scegli un audio',
      video: 'Scegli un video',
      document: 'Scegli un documento',
      any: 'Scegli un file',
    },
    titleMany: {
      image: 'Scegli le immagini',
      audio: 'Scegli gli audio',
      video: 'Scegli i video',
      document: 'Scegli i documenti',
      any: 'Scegli i file',
    },
    choose: 'Usa',
    chooseMany: (count: number) => (count === 0 ? 'Usa' : `Usa (${count})`),
    cancel: 'Annulla',
    close: 'Chiudi',
    select: (name: string) => `Scegli ${name}`,
  },
  input: {
    choose: 'Scegli dalla raccolta o carica',
    change: 'Cambia',
    remove: 'Togli',
    open: 'Punto importante e testi',
    none: 'Nessun file scelto',
    missing: 'Il file che era qui non c’è più.',
    loading: 'Un momento…',
    focus: 'Il punto importante dell’immagine',
  },
}

const en: typeof it = {
  picker: {
    title: {
      image: 'Choose a picture',
      audio: 'Choose a sound',
      video: 'Choose a film',
      document: 'Choose a document',
      any: 'Choose a file',
    },
    titleMany: {
      image: 'Choose pictures',
      audio: 'Choose sounds',
      video: 'Choose films',
      document: 'Choose documents',
      any: 'Choose files',
    },
    choose: 'Use',
    chooseMany: (count) => (count === 0 ? 'Use' : `Use (${count})`),
    cancel: 'Cancel',
    close: 'Close',
    select: (name) => `Choose ${name}`,
  },
  input: {
    choose: 'Choose from the library or upload',
    change: 'Change',
    remove: 'Remove',
    open: 'Focal point and words',
    none: 'No file chosen',
    missing: 'The file that was here is gone.',
    loading: 'One moment…',
    focus: 'The point that matters in the picture',
  },
}

/** A file chosen for a field of a form. */
export const choosing = { it, en }
