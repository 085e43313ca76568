/** Says whether a browser takes a text for a selector; an empty one asks for nothing. */
export function isSelector(text: string | null | undefined, document: Pick<Document, 'createDocumentFragment'>): boolean {
  if (!text?.trim()) return true
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}
