import type { CSSProperties } from 'react'
import type { Opening as OpeningChoice } from '../../../content/kinds/article.ts'
import type { ArticleToRead } from '../../../content/reading/publicContent.ts'
import type { LayoutData } from '../../layoutData.ts'
import { FigureCaption } from '../body/FigureCaption.tsx'
import { Picture } from '../Picture.tsx'
import { isStanding } from '../pictureData.ts'
import { ArticleHead } from './ArticleHead.tsx'

interface OpeningProps {
  readonly layout: LayoutData
  readonly article: ArticleToRead
}

/** The title and the picture of an article, as its editors chose that it begins. */
export function Opening({ layout, article }: OpeningProps) {
  const opening = openingOf(article)
  const head = <ArticleHead layout={layout} article={article} />
  const hero = opening === 'text-only' ? <OpeningEnd /> : <Hero article={article} opening={opening} />
  if (opening !== 'centred') {
    return (
      <div className={`spread spread-${opening}`}>
        {head}
        {hero}
      </div>
    )
  }
  return (
    <>
      {head}
      {hero}
    </>
  )
}

/** Of a picture that stands, a screen that lies would show a strip: it takes half of the screen instead. */
function openingOf({ content, hero }: ArticleToRead): OpeningChoice {
  if (!hero?.picture) return 'text-only'
  return content.opening === 'full-bleed' && isStanding(hero.picture) ? 'split' : content.opening
}

function Hero({ article: { content, hero }, opening }: { readonly article: ArticleToRead; readonly opening: OpeningChoice }) {
  if (!hero?.picture) return null
  const { width, height } = hero.picture
  const ratio = width / height
  const classes = ['hero', isStanding(hero.picture) && 'hero-standing', content.isDuotone && 'duotone'].filter(Boolean)
  return (
    // React's type knows no custom properties.
    <figure className={classes.join(' ')} style={isStanding(hero.picture) ? ({ '--ratio': ratio.toFixed(3) } as CSSProperties) : undefined}>
      <Picture media={hero} sizes={sizesOf(opening, ratio)} isFirst />
      <OpeningEnd />
      <FigureCaption caption={content.heroCaption || hero.caption} credit={hero.credit} />
    </figure>
  )
}

/**
 * How wide the picture is drawn, of which its frame may show a part (see openings.css). On a phone it is taken as wide as the screen, though it
 * may be drawn wider: the dots there are so small that nobody sees the difference, and the file is half as large.
 */
function sizesOf(opening: OpeningChoice, ratio: number): string {
  if (opening === 'full-bleed') return `(min-width: 48rem) max(100vw, ${Math.round(88 * ratio)}vh), 100vw`
  if (opening === 'split') {
    const beyondFrame = Math.max(1, ratio / 0.8)
    return `(min-width: 84rem) ${Math.round(38 * beyondFrame)}rem, (min-width: 60rem) ${Math.round(45 * beyondFrame)}vw, 100vw`
  }
  return ratio < 1 ? '(min-width: 48rem) 36rem, 100vw' : '(min-width: 72rem) 68rem, 100vw'
}

/** The browser paints the page when it has come to this (`Layout`). */
const OpeningEnd = () => <span id="apertura" hidden />
