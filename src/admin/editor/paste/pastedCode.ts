/**
 * Takes the code out of what was pasted, where spaces and line breaks say something, and puts it back once the words are clean. Its language is in a
 * class, as many pages write it.
 */
export function setCodeAside(html: string): { readonly text: string; readonly putBack: (clean: string) => string } {
  const codes: string[] = []
  const text = html.replace(/<pre\b([^>]*)>([\s\S]*?)<\/pre>/gi, (_all, attributes: string, inner: string) => {
    const language = /(?:language|lang)-([\w+#.-]+)/i.exec(attributes + (/<code\b[^>]*>/i.exec(inner)?.[0] ?? ''))?.[1]
    const code = inner
      .replace(/<br\b[^>]*>|<\/(?:div|p)>/gi, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/^\n+|\s+$/g, '')
    codes.push(`<pre><code${language ? ` class="language-${language.toLowerCase()}"` : ''}>${code}</code></pre>`)
    return `<pre>${codes.length - 1}</pre>`
  })
  return { text, putBack: (clean) => clean.replace(/<pre>(\d+)<\/pre>/g, (place, number: string) => codes[Number(number)] ?? place) }
}
