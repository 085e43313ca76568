import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { CARD_HEIGHT, CARD_WIDTH, cardSize, type CardPicture, type SocialCard } from '../../site/socialCards/card.ts'

/** Draws the words of a card, as SVG. */
export type DrawWords = (card: SocialCard) => Promise<string>

/** Draws a card as a JPEG. `read` gives the picture it is drawn over. */
export async function drawCard(card: SocialCard, drawWords: DrawWords, read: (picture: CardPicture) => Readable): Promise<Buffer> {
  const words: OverlayOptions = { input: Buffer.from(await drawWords(card)) }
  const ground = card.picture
    ? await crop(await buffer(read(card.picture)), card.picture.focus)
    : sharp({ create: { ...cardSize(card), channels: 3, background: '#fbf8f2' } })
  return ground.composite([words]).jpeg({ quality: 84, progressive: true }).toBuffer()
}

/** Fills the card with a picture, keeping in view what its editors said must stay. */
async function crop(picture: Buffer, focus: CardPicture['focus']): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata()
  const scale = Math.max(CARD_WIDTH / width, CARD_HEIGHT / height)
  const size = { width: Math.max(CARD_WIDTH, Math.round(width * scale)), height: Math.max(CARD_HEIGHT, Math.round(height * scale)) }
  return sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .extract({
      left: firstPixel(focus.x, size.width, CARD_WIDTH),
      top: firstPixel(focus.y, size.height, CARD_HEIGHT),
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
    })
}

/** Where a window `shown` long begins, so that the point stands in its middle or as near as the edges allow. */
const firstPixel = (point: number, length: number, shown: number): number =>
  Math.round(Math.min(Math.max(point * length - shown / 2, 0), length - shown))
