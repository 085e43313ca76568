/** The part of the library that we use; it ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures: readonly string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
