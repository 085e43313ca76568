import type { Locale } from '../../messages/locale.ts'

/** A sound, with every sentence that stands around it: an island loads no messages. */
export interface AudioPlayerProps {
  /** What its reader's place in it is kept by. */
  readonly hash: string
  readonly src: string
  readonly title: string
  /** The magazine, for the screens outside the page that say what is playing. */
  readonly publisher: string
  /** How times are spoken and numbers are written. */
  readonly language: Locale
  readonly labels: {
    readonly play: string
    readonly pause: string
    readonly position: string
    /** Between the time heard and the whole: `12 secondi di 26 secondi`. */
    readonly of: string
    readonly speed: string
    readonly failure: string
  }
}
