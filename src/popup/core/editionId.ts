/**
 * The identifier of an announcement in cookies, calls and markup. It stays the same however its words change; only an editor who asks that
 * those who dismissed it see it again makes a new edition. A dot parts the two: no editor can write one into an identifier.
 */
export function editionId(id: string, edition: number): string {
  return edition > 1 ? `${id}.${edition}` : id
}

/** The announcement and the edition that an identifier stands for. */
export function readEditionId(text: string): { readonly id: string; readonly edition: number } {
  const [, id = text, edition = '1'] = /^(.*)\.([1-9]\d{0,3})$/s.exec(text) ?? []
  return { id, edition: Number(edition) }
}
