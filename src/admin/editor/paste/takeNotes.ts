/** Notes of Word (`_ftn1`, `_edn1`) and of Docs (`ftnt1`): their words are brought from the foot of the page to where they are called. */
export function takeNotes(html: string): string {
  const notes = new Map<string, string>()
  const collect = (_all: string, id: string, content: string): string => {
    notes.set(id.toLowerCase(), asNote(content))
    return ''
  }
  const text = html
    .replace(
      /<div\b[^>]*mso-element:\s*(?:footnote|endnote)\b(?!-list)[^>]*\bid=["']?((?:ftn|edn)\d+)["']?[^>]*>([\s\S]*?)<\/div>/gi,
      collect,
    )
    .replace(/<div\b[^>]*>\s*<p\b[^>]*>\s*<a\b[^>]*\bid=["']?(ftnt\d+)["']?[^>]*>([\s\S]*?)<\/p>\s*<\/div>/gi, collect)
  if (notes.size === 0) return html
  return text
    .replace(
      /(?:<sup\b[^>]*>\s*)?<a\b[^>]*href=["']?[^"'>\s]*#_?((?:ftn|edn|ftnt)\d+)["']?[^>]*>[\s\S]*?<\/a>(?:\s*<\/sup>)?/gi,
      (all, id: string) => {
        const note = notes.get(id.toLowerCase())
        return note ? `<ins data-footnote>${note}</ins>` : all
      },
    )
    .replace(/<div\b[^>]*mso-element:\s*(?:footnote|endnote)-list[^>]*>|<br\b[^>]*>\s*<hr\b[^>]*>/gi, '')
}

/** A note is a line of text: its number is written by the page, and its paragraphs run on. */
function asNote(content: string): string {
  return content
    .replace(/<a\b[^>]*href=["']?[^"'>\s]*#_?(?:ftnref|ednref|ftnt_ref)\d+["']?[^>]*>[\s\S]*?<\/a>/gi, '')
    .replace(/<!\[if[\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<\/p>\s*<p\b[^>]*>/gi, ' ')
    .replace(/<(?!\/?(?:a|i|b|em|strong)\b)[^>]*>/gi, '')
    .replace(/^(?:\s|&nbsp;|\[\d+\])+/, '')
    .trim()
}
