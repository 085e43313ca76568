import { mix, type Palette } from './palettes.ts'

/** Says which ink a tessera takes at a place in the figure, whose `x` and `y` run from -1 to 1; outside the figure, none. */
export type Figure = (x: number, y: number, palette: Palette) => string | undefined

export const sun: Figure = (x, y, palette) => {
  const [distance, angle] = [Math.hypot(x, y), Math.atan2(y, x)]
  const ray = Math.abs((((angle / (2 * Math.PI)) * 12 + 12.5) % 1) - 0.5) * 2
  if (distance < 0.2) return palette.light
  if (distance < 0.36) return palette.accent
  if (distance < 0.43) return palette.ink
  if (distance < 0.5) return palette.light
  if (distance < 1 && ray < 1.25 - distance * 1.2) return distance < 0.85 ? palette.deep : palette.accent
  if (distance < 0.62) return palette.light
  return undefined
}

export const fish: Figure = (x, y, palette) => {
  const half = 0.36 * Math.sqrt(Math.max(0, 1 - ((x + 0.12) / 0.78) ** 2)) * (x > 0.2 ? 1 - (x - 0.2) * 0.7 : 1)
  const tail = x > 0.5 && x < 0.98 && Math.abs(y) < 0.06 + (x - 0.5) * 0.72 && !(x > 0.84 && Math.abs(y) < (x - 0.84) * 1.6)
  const fin = x > -0.3 && x < 0.3 && y < -0.2 && y > -0.5 + Math.abs(x - 0.05) * 0.6
  if (Math.hypot(x + 0.62, y + 0.06) < 0.045) return palette.ink
  if (Math.hypot(x + 0.62, y + 0.06) < 0.1) return palette.paper
  if (Math.abs(y) < half) {
    if (Math.abs(y) > half - 0.06) return palette.ink
    if (x < -0.42) return palette.light
    if (x < -0.36) return palette.ink
    return y > 0.1 ? palette.paper : Math.floor((x + 1) * 9) % 3 === 0 ? palette.light : palette.accent
  }
  return tail || fin ? mix(palette.deep, palette.ink, 0.4) : undefined
}

export const amphora: Figure = (x, y, palette) => {
  const half =
    y < -0.62 ? 0.2 + Math.max(0, -0.88 - y) : y < -0.42 ? 0.14 : 0.14 + 0.42 * Math.max(0, Math.sin(((y + 0.42) / 1.45) * Math.PI)) ** 0.7
  const handle = Math.abs(Math.hypot((Math.abs(x) - 0.24) / 0.2, (y + 0.46) / 0.3) - 1) < 0.26 && Math.abs(x) > 0.16
  if (y > -1 && y < 1 && Math.abs(x) < half) {
    if (y < -0.86 || y > 0.9) return palette.ink
    if (y > -0.12 && y < -0.04) return palette.light
    if (y > 0.36 && y < 0.44) return palette.light
    if (y > -0.04 && y < 0.36) return Math.floor((x + 2) * 7 + (y > 0.16 ? 0 : 1)) % 2 ? palette.ink : palette.light
    return x > half * 0.55 ? palette.deep : palette.accent
  }
  return handle && y > -0.8 && y < -0.1 ? palette.ink : undefined
}

export const boat: Figure = (x, y, palette) => {
  const deck = 0.34
  if (y > deck && y < 0.66 && Math.abs(x) < 0.78 - (y - deck) * 0.9) return y < deck + 0.07 ? palette.light : palette.ink
  if (Math.abs(x + 0.04) < 0.035 && y < deck && y > -0.95) return palette.ink
  const [up, foot] = [(deck - 0.08 - y) / 1.1, deck - 0.08]
  if (y < foot && up < 1 && x > 0.02 && x < 0.66 * (1 - up) ** 0.8) return Math.floor((y + 1) * 5) % 2 ? palette.accent : palette.paper
  if (y < foot && up < 0.86 && x < -0.1 && x > -0.1 - 0.48 * (1 - up / 0.86)) return palette.light
  return Math.hypot(x + 0.62, y + 0.62) < 0.16 ? palette.accent : undefined
}

export const pomegranate: Figure = (x, y, palette) => {
  const distance = Math.hypot(x, y - 0.08)
  if (y < -0.5 && y > -0.86 && Math.abs(x) < 0.1 + (-0.5 - y) * 0.42 && !(y < -0.7 && Math.abs(Math.abs(x) - 0.09) < 0.04))
    return palette.accent
  if (distance < 0.66) {
    const [seedX, seedY] = [Math.round(x / 0.15) * 0.15, Math.round(y / 0.15) * 0.15]
    if (distance > 0.58) return mix(palette.accent, palette.ink, 0.45)
    if (distance > 0.4) return palette.accent
    if (distance > 0.34) return palette.paper
    return Math.hypot(x - seedX, y - seedY) < 0.06 ? palette.accent : palette.light
  }
  const [leafX, leafY] = [(Math.abs(x) - 0.72) * 0.8 - (y - 0.5) * 0.6, (y - 0.5) * 0.8 + (Math.abs(x) - 0.72) * 0.6]
  return Math.abs(leafX) < 0.34 && Math.abs(leafY) < 0.13 * (1 - (leafX / 0.34) ** 2) ? palette.deep : undefined
}
