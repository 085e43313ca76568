import satori from 'satori'
import { cardSize, type SocialCard } from '../../site/socialCards/card.ts'
import { CardDrawing } from '../../site/socialCards/CardDrawing.tsx'
import { cardFonts } from './cardFonts.ts'
import { without } from './without.ts'

/** satori parses a font once, as long as it is given the same one. */
const fonts = cardFonts()

/**
 * The words as SVG paths. What our fonts have no letter for is left out: an empty box says nothing to anybody. It takes the processor for some
 * twenty milliseconds, and the first for half a second: `cli/serving/drawInThread.ts` has it done beside what readers wait for.
 */
export async function drawWords(card: SocialCard): Promise<string> {
  const options = { ...cardSize(card), fonts }
  let missing = ''
  const noteMissing = async (_language: string, letters: string) => {
    missing += letters
    return []
  }
  const svg = await satori(<CardDrawing card={card} />, { ...options, loadAdditionalAsset: noteMissing })
  return missing === '' ? svg : satori(<CardDrawing card={without(card, missing)} />, options)
}
