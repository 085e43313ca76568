import { createRandom } from './random.ts'

const tile = 256

/** Roughens RGB pixels in place: fine grain, and a slow mottle as where a roller left less ink. */
export function addGrain(pixels: Uint8Array, { width, height }: { width: number; height: number }, seed: string): void {
  const { between } = createRandom(`${seed} grain`)
  const fine = Float32Array.from({ length: tile * tile }, () => between(-4, 4) + between(-4, 4))
  const mottle = Float32Array.from({ length: 64 * 64 }, () => between(-2, 2))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Shifting the tile on every repeat keeps the eye from finding the seam.
      const shift = (x >> 8) * 97 + (y >> 8) * 57
      const grain = (fine[((y + shift) & 255) * tile + ((x + shift) & 255)] ?? 0) + (mottle[((y >> 1) & 63) * 64 + ((x >> 1) & 63)] ?? 0)
      const index = (y * width + x) * 3
      for (let channel = index; channel < index + 3; channel++) {
        pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + grain))
      }
    }
  }
}
