/** What a paste could not keep, by how many there were. Faces, sizes and colours are not counted: nobody expects them to stay. */
export type PasteLoss = 'tables' | 'pictures' | 'players' | 'formulas' | 'scripts' | 'strikes' | 'underlines'
export type PasteLosses = Readonly<Partial<Record<PasteLoss, number>>>

const SIGNS: Readonly<Record<PasteLoss, RegExp>> = {
  tables: /<table\b/gi,
  pictures: /<img\b/gi,
  players: /<(?:iframe|video|audio|object|embed)\b/gi,
  formulas: /<(?:m:omath|math)\b/gi,
  scripts: /<su[bp]\b|vertical-align:\s*su(?:b|per)\b/gi,
  strikes: /<(?:s|strike|del)\b|text-decoration[\w-]*:[^;"']*line-through/gi,
  underlines: /<u\b|text-decoration[\w-]*:[^;"']*underline/gi,
}

/** Counts in the HTML of another program what our texts have no place for: what is turned into words, and what goes. */
export function countLosses(html: string): PasteLosses {
  const text = html
    .replace(/<(head|style|script|xml)\b[\s\S]*?<\/\1>/gi, '')
    // The picture of a formula, for programs that know none.
    .replace(/<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi, '')
    // Links are underlined, and go on being.
    .replace(/<a\b[^>]*\bhref=[\s\S]*?<\/a>/gi, (link) => (/<img\b/i.test(link) ? '<img>' : ''))
  const counts = Object.entries(SIGNS).map(([loss, sign]) => [loss, (text.match(sign) ?? []).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
