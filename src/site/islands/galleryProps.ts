import type { PictureData } from '../components/pictureData.ts'

/** The pictures of a gallery, with every sentence that stands around them: an island loads no messages. */
export interface GalleryProps {
  readonly pictures: readonly GalleryPicture[]
  /** All are by the same hand, which is named once below them. */
  readonly hasOneCredit: boolean
  readonly labels: { readonly gallery: string; readonly close: string; readonly previous: string; readonly next: string }
}

export interface GalleryPicture {
  readonly picture: PictureData
  readonly caption: string
  readonly credit: string
  /** `Immagine 3 di 12`. */
  readonly position: string
}
