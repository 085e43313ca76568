import type { EmbedSort } from '../../../content/body/providerRules.ts'

/** What a sound, a post, a map and a chart look like from afar, in lines over 240 by 80. */
const LINES: Record<EmbedSort, string> = {
  sound: Array.from({ length: 30 }, (_, index) => {
    const high = Math.round(8 + 26 * Math.abs(Math.sin(index * 0.55) * Math.cos(index * 0.19)))
    return `M${8 + index * 7.7} ${40 - high}v${high * 2}`
  }).join(''),
  post: 'M12 3h216v62h-160l-18 13v-13h-38z',
  map: 'M0 60C50 20 80 70 120 40S190 10 240 30M0 74C60 40 90 86 130 54S200 26 240 46M0 44C40 10 70 52 110 26S180 -6 240 14M150 62c-9-12-13-17-13-23a13 13 0 0 1 26 0c0 6-4 11-13 23z',
  chart: 'M16 72h208M32 72v-20M62 72v-34M92 72v-26M122 72v-48M152 72v-40M182 72v-58M212 72v-50',
}

/** Our own drawing of something of another site that has no picture: none of theirs is asked for. */
export function EmbedDrawing({ sort }: { readonly sort: EmbedSort }) {
  return (
    <svg className="facade-drawing" viewBox="0 0 240 80" aria-hidden="true" focusable="false">
      <path d={LINES[sort]} />
    </svg>
  )
}
