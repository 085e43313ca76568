import type { EmailWords } from '../../messages/emails.ts'
import type { Locale } from '../../messages/locale.ts'

export interface Email {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sets the words of a letter for programs that show plain text and for those that show more. */
export function writeEmail({ subject, greeting, before, link, after }: EmailWords, href: string, locale: Locale): Email {
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escape(words)}</p>`
  const button = `<p style="margin:24px 0"><a href="${escape(href)}" style="${BUTTON}">${escape(link)}</a></p>`
  const plainLink = `<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escape(href)}</p>`
  const body = [greeting, ...before].map(paragraph).join('') + button + plainLink + after.map(paragraph).join('')
  return {
    subject,
    text: [greeting, ...before, href, ...after].join('\n\n') + '\n',
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="${BODY}">${body}</body></html>`,
  }
}

const BODY = 'margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 Georgia,serif'
const BUTTON = 'display:inline-block;padding:12px 20px;background:#1c1b1a;color:#ffffff;text-decoration:none;border-radius:4px'

/** Names and titles are people's words: they never become markup. */
function escape(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
