/**
 * Lets the faces of a preview be seen however late they come. Readers' pages do without a face that is not there for the first paint, or three seconds
 * later (`font-display`), and go on without it for as long as they stay open: a preview would show words in bold as plain ones.
 * The rule is changed, not its `FontFace`: browsers do not draw again what already stands in another face when only that changes.
 */
export function loadFonts(page: Pick<Document, 'styleSheets'> | null | undefined): void {
  for (const sheet of page?.styleSheets ?? [])
    for (const rule of sheet.cssRules)
      if (isFace(rule) && rule.style.getPropertyValue('font-display')) rule.style.setProperty('font-display', 'swap')
}

/** The page stands in a frame, whose classes are not ours: `instanceof` would say no. */
const isFace = (rule: CSSRule): rule is CSSFontFaceRule => rule.cssText.startsWith('@font-face')
