/** The guide for editors, as the build makes it of its Markdown (`scripts/guidePlugin.js`). */
declare module '*/guida-redazione.md' {
  export interface GuidePart {
    /** Made of its heading. */
    readonly id: string
    /** 2 for a chapter, 3 for a part of one. */
    readonly level: number
    readonly title: string
    readonly html: string
    /** Its words, to be searched. */
    readonly text: string
  }
  export const parts: readonly GuidePart[]
}
