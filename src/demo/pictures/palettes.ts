import type { PaletteName } from '../write.ts'

/** The inks of one print, named for the work they do, so that every motif can be printed in every palette. */
export interface Palette {
  /** The sheet itself. */
  readonly paper: string
  /** Sun, moon, lamps and lit windows. */
  readonly light: string
  /** The palest large flat: skies, walls, grounds. */
  readonly wash: string
  readonly tone: string
  readonly deep: string
  /** The key plate: the darkest of all. */
  readonly ink: string
  /** Used once or twice in a picture, where the eye should land. */
  readonly accent: string
}

export const palettes: Record<PaletteName, Palette> = {
  dawn: { paper: '#f6ecdf', light: '#f6d3a0', wash: '#efcdbb', tone: '#cf9a94', deep: '#76617f', ink: '#322f49', accent: '#d95d3f' },
  dusk: { paper: '#f1e5d9', light: '#f3c27c', wash: '#d8b3b0', tone: '#a2718c', deep: '#4b4673', ink: '#1f1f3c', accent: '#e0703c' },
  noon: { paper: '#f8f0de', light: '#eec462', wash: '#eddcae', tone: '#86b3b5', deep: '#34687f', ink: '#1c3244', accent: '#cf4c30' },
  ink: { paper: '#f2ede3', light: '#e8dcc2', wash: '#d7d1c5', tone: '#a09d97', deep: '#4d5057', ink: '#191b1f', accent: '#c23b2c' },
  olive: { paper: '#f4eedc', light: '#e6c566', wash: '#dcd8b2', tone: '#a2a567', deep: '#55653c', ink: '#252b1f', accent: '#c0572c' },
  terracotta: { paper: '#f7ebdc', light: '#f0c47c', wash: '#edcaa9', tone: '#c97b58', deep: '#335f63', ink: '#2c2022', accent: '#b23722' },
  fog: { paper: '#eff0ea', light: '#f1e0b4', wash: '#d2d9d6', tone: '#9db0b2', deep: '#556a74', ink: '#28323a', accent: '#d2705a' },
  lagoon: { paper: '#f2efe2', light: '#f1d08a', wash: '#bdd6cc', tone: '#6ea49f', deep: '#22606b', ink: '#14323c', accent: '#dc6849' },
}

/** The ink that lies `share` of the way from one colour to the other. */
export function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(start, start + 2), 16)) as [number, number] // two in, two out
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
