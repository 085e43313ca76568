interface Item {
  readonly level: number
  readonly isOrdered: boolean
  readonly content: string
}

/** Word's lists are paragraphs that carry their bullet as text; here they become lists, with their levels. */
export function wordLists(html: string): string {
  // A run of such paragraphs with nothing but spaces in between.
  return html.replace(/(?:<p\b[^>]*mso-list:[^>]*>[\s\S]*?<\/p>\s*)+/gi, (run) => {
    const paragraphs = [...run.matchAll(/<p\b([^>]*)>([\s\S]*?)<\/p>/gi)]
    return nested(paragraphs.map(([, attributes = '', content = '']) => readItem(attributes, content)))
  })
}

function readItem(attributes: string, content: string): Item {
  const level = Number(/mso-list:[^;"']*level(\d)/i.exec(attributes)?.[1] ?? 1)
  const bullet = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
  const shown = (bullet.exec(content)?.[1] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
  return { level, isOrdered: /^[\da-z]{1,4}[.)]/i.test(shown), content: content.replace(bullet, '').trim() }
}

function nested(items: readonly Item[]): string {
  const open: string[] = []
  let html = ''
  for (const { level, isOrdered, content } of items) {
    const tag = isOrdered ? 'ol' : 'ul'
    while (open.length > level) html += `</li></${open.pop() ?? tag}>`
    if (open.length === level) {
      html += '</li>'
      if (open.at(-1) !== tag) {
        html += `</${open.pop() ?? tag}><${tag}>`
        open.push(tag)
      }
    }
    // A level may be skipped in Word: its items stand one level below what there is.
    else if (open.length < level) {
      html += `<${tag}>`
      open.push(tag)
    }
    html += `<li><p>${content}</p>`
  }
  while (open.length > 0) html += `</li></${open.pop() ?? 'ul'}>`
  return html
}
