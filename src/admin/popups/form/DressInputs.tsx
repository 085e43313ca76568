import { LOOKS, POSITIONS, type Look, type Position } from '../../../popup/core/dress.ts'
import { TilesInput } from '../../form/TilesInput.tsx'
import { useMessages } from '../../useMessages.ts'

/** What the announcement is printed on. */
export function LookInput() {
  const t = useMessages().popupForm
  const tiles = LOOKS.map((id) => ({ id, name: t.looks[id], picture: <Miniature position="center" look={id} /> }))
  return <TilesInput source="content.look" label={t.look} helperText={t.lookHelp} tiles={tiles} />
}

/** Where on the page it stands. */
export function PositionInput() {
  const t = useMessages().popupForm
  const tiles = POSITIONS.map((id) => ({ id, name: t.positions[id], picture: <Miniature position={id} look="paper" /> }))
  return <TilesInput source="content.position" label={t.position} helperText={t.positionHelp} tiles={tiles} />
}

/** Where the card is on a page of 96 by 64: x, y, width, height. */
const PLACES: Record<Position, readonly [number, number, number, number]> = {
  center: [24, 15, 48, 34],
  sheet: [14, 34, 68, 30],
  corner: [56, 30, 36, 30],
  bar: [0, 0, 96, 18],
}

/** As the popup’s `looks.css` prints them by day. */
const INKS: Record<Look, { readonly paper: string; readonly ink: string; readonly button: string }> = {
  paper: { paper: '#fbf8f1', ink: '#211d18', button: '#a3341f' },
  ink: { paper: '#191613', ink: '#efe8db', button: '#ee9078' },
  colour: { paper: '#a3341f', ink: '#fbf8f2', button: '#fbf8f2' },
  frame: { paper: '#fbf8f1', ink: '#211d18', button: '#a3341f' },
}

/** A page with an announcement on it, too small to read. */
function Miniature({ position, look }: { readonly position: Position; readonly look: Look }) {
  const [x, y, width, height] = PLACES[position]
  const { paper, ink, button } = INKS[look]
  const isFramed = look === 'frame'
  const line = (top: number, length: number, thickness: number) => (
    <rect x={isFramed ? x + (width - length) / 2 : x + 5} y={y + top} width={length} height={thickness} fill={ink} />
  )
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
      <rect width="96" height="64" rx="2" fill="#cfc7b8" />
      {[6, 11, 44, 49, 54, 59].map((top) => (
        <rect key={top} x="8" y={top} width={top === 6 ? 40 : 80} height="2" fill="#a79e8f" />
      ))}
      <rect x={x} y={y} width={width} height={height} fill={paper} stroke={isFramed ? ink : 'none'} />
      {isFramed && <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} fill="none" stroke={ink} strokeWidth="0.5" />}
      {line(6, 22, 3)}
      {line(12, width * 0.6, 1)}
      {position !== 'bar' && line(15, width * 0.55, 1)}
      <rect x={isFramed ? x + (width - 12) / 2 : x + width - 17} y={y + height - 9} width="12" height="5" fill={button} />
    </svg>
  )
}
