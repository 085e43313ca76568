import type { CSSProperties, ReactNode } from 'react'
import type { SocialCard } from './card.ts'

/** The fonts a card is set in; each has a companion for the letters that the first lacks. */
export const SERIF = 'Newsreader, Newsreader Ext'
export const SANS = 'Instrument Sans, Instrument Sans Ext'

const PAPER = { ground: '#fbf8f2', ink: '#1c1a17', accent: '#a3341f', line: '#d9d2c5', moon: '#efe7d8' }
const NIGHT = { ground: 'transparent', ink: '#fbf8f2', accent: '#fbf8f2', line: 'rgba(251,248,242,0.45)', moon: 'transparent' }
type Colours = typeof PAPER

/**
 * The words of a card, for satori: flex boxes and inline styles, no more than it knows. Over a picture the ground is left open, but for
 * the shade that makes words legible on anything.
 */
export function CardDrawing({ card }: { readonly card: SocialCard }) {
  const colours = card.picture ? NIGHT : PAPER
  const ground: CSSProperties = card.picture ? { backgroundImage: SHADE } : { backgroundColor: colours.ground }
  return (
    <div style={{ ...fill, ...ground, color: colours.ink, fontFamily: SERIF }}>
      {!card.picture && <GreatMoon colour={colours.moon} {...MOONS[card.of]} />}
      <div style={{ ...fill, flexDirection: 'column', justifyContent: 'space-between', padding: PADDING[card.of] }}>
        <Words card={card} colours={colours} />
      </div>
    </div>
  )
}

const PADDING: Record<SocialCard['of'], string> = { article: '52px 64px 56px', magazine: '52px 64px 56px', podcast: '96px 104px 112px' }

const fill: CSSProperties = {
  display: 'flex',
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
}
const SHADE =
  'linear-gradient(to bottom, rgba(23,21,19,0.58) 0%, rgba(23,21,19,0.34) 30%, rgba(23,21,19,0.62) 55%, rgba(23,21,19,0.9) 100%)'

interface WordsProps {
  readonly card: SocialCard
  readonly colours: Colours
}

function Words(props: WordsProps) {
  switch (props.card.of) {
    case 'article':
      return <ArticleWords {...props} />
    case 'magazine':
      return <MagazineWords {...props} />
    case 'podcast':
      return <PodcastWords {...props} />
  }
}

function ArticleWords({ card, colours }: WordsProps) {
  const { size, lines } = fitTitle(card.title)
  return (
    <>
      <Masthead colours={colours}>
        <Moon size={34} colour={colours.ink} />
        <div style={{ marginLeft: 14, fontSize: 38, lineHeight: 1, letterSpacing: '-0.01em' }}>{card.magazine}</div>
      </Masthead>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {card.kicker && <div style={{ ...label, color: colours.accent, marginBottom: 20 }}>{card.kicker}</div>}
        <div style={{ ...title, fontSize: size, lineClamp: lines, maxWidth: 1040 }}>{card.title}</div>
      </div>
    </>
  )
}

function MagazineWords({ card, colours }: WordsProps) {
  return (
    <>
      <Masthead colours={colours}>
        <Moon size={56} colour={colours.accent} />
      </Masthead>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...title, fontSize: nameSize(card.magazine), lineClamp: 4 }}>{card.magazine}</div>
        {card.title && <div style={{ marginTop: 26, fontSize: 40, lineHeight: 1.25, maxWidth: 900, lineClamp: 3 }}>{card.title}</div>}
      </div>
    </>
  )
}

/** Set for a square that apps show as small as a thumb: the name of the podcast, and little else. */
function PodcastWords({ card, colours }: WordsProps) {
  return (
    <>
      <Masthead colours={colours}>
        <Moon size={76} colour={colours.accent} />
        <div style={{ marginLeft: 30, fontSize: 84, lineHeight: 1, letterSpacing: '-0.01em' }}>{card.magazine}</div>
      </Masthead>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...label, fontSize: 52, color: colours.accent, marginBottom: 44 }}>{card.kicker}</div>
        <div style={{ ...title, lineHeight: 1, fontSize: nameSize(card.title) * 2, lineClamp: 5 }}>{card.title}</div>
      </div>
    </>
  )
}

const nameSize = ({ length }: string): number => (length <= 18 ? 148 : length <= 40 ? 96 : 72)

const label: CSSProperties = { fontFamily: SANS, fontWeight: 600, fontSize: 24, lineHeight: 1, letterSpacing: '0.12em' }
const title: CSSProperties = {
  display: 'block',
  fontWeight: 500,
  lineHeight: 1.08,
  letterSpacing: '-0.018em',
  wordBreak: 'break-word',
  textWrap: 'balance',
}

function Masthead({ colours, children }: { readonly colours: Colours; readonly children: ReactNode }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', paddingBottom: 22, borderBottom: `1px solid ${colours.line}` }}>{children}</div>
  )
}

/** The longer, the smaller, so that a title of two hundred characters still stands whole. */
function fitTitle(words: string): { size: number; lines: number } {
  const steps = [
    { upTo: 28, size: 104, lines: 3 },
    { upTo: 60, size: 84, lines: 4 },
    { upTo: 100, size: 68, lines: 5 },
    { upTo: 150, size: 58, lines: 6 },
  ]
  return steps.find(({ upTo }) => words.length <= upTo) ?? { size: 50, lines: 7 }
}

/** The magazine's mark: a half moon. */
function Moon({ size, colour }: { readonly size: number; readonly colour: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64">
      <circle cx="32" cy="32" r="29" fill="none" stroke={colour} strokeWidth="4.5" />
      <path d="M32 3a29 29 0 0 0 0 58z" fill={colour} />
    </svg>
  )
}

interface MoonPlace {
  readonly size: number
  readonly left: number
  readonly top: number
}

const WIDE_MOON: MoonPlace = { size: 760, left: 820, top: -65 }
const MOONS: Record<SocialCard['of'], MoonPlace> = { article: WIDE_MOON, magazine: WIDE_MOON, podcast: { size: 1240, left: 780, top: 80 } }

/** Where there is no picture a moon rises behind the words, half of it out of sight. */
function GreatMoon({ colour, size, left, top }: MoonPlace & { readonly colour: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" style={{ position: 'absolute', left, top }}>
      <circle cx="32" cy="32" r="31.6" fill="none" stroke={colour} strokeWidth="0.6" />
      <path d="M32 0.4a31.6 31.6 0 0 0 0 63.2z" fill={colour} />
    </svg>
  )
}
