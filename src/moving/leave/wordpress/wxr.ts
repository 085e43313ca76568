import { toWallTime, type Instant } from '../../../content/time.ts'

/** One item of an export: a post, a page, a file, an entry of a menu. */
export interface WxrItem {
  readonly number: number
  readonly type: 'post' | 'page' | 'attachment' | 'nav_menu_item'
  readonly title: string
  readonly slug: string
  readonly link: string
  readonly status: 'publish' | 'future' | 'draft' | 'inherit'
  readonly creator?: string
  readonly content?: string
  readonly excerpt?: string
  readonly date: Instant
  readonly modified?: Instant
  readonly order?: number
  readonly attachmentUrl?: string
  readonly terms?: readonly { readonly domain: string; readonly slug: string; readonly name: string }[]
  readonly meta?: Readonly<Record<string, string>>
}

/** What XML cannot hold is dropped: nobody sees it. */
const plain = (text: string): string => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
export const cdata = (text: string): string => `<![CDATA[${plain(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
export const inXml = (text: string): string =>
  plain(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** `2026-11-17 09:30:00`, on the wall of the newsroom or at Greenwich. */
const wallDate = (at: Instant): string => `${toWallTime(at).replace('T', ' ')}:00`
const gmtDate = (at: Instant): string => at.slice(0, 19).replace('T', ' ')

export const WXR_HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
`
export const WXR_END = '</channel>\n</rss>\n'

export function wxrItem(item: WxrItem): string {
  const { number, type, title, slug, link, status, date, modified = date } = item
  const meta = Object.entries(item.meta ?? {}).filter(([, value]) => value !== '')
  return `<item>
<title>${cdata(title)}</title>
<link>${inXml(link)}</link>
<pubDate>${new Date(date).toUTCString().replace('GMT', '+0000')}</pubDate>
<dc:creator>${cdata(item.creator ?? '')}</dc:creator>
<guid isPermaLink="false">${inXml(link)}</guid>
<description></description>
<content:encoded>${cdata(item.content ?? '')}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${number}</wp:post_id>
<wp:post_date>${wallDate(date)}</wp:post_date>
<wp:post_date_gmt>${gmtDate(date)}</wp:post_date_gmt>
<wp:post_modified>${wallDate(modified)}</wp:post_modified>
<wp:post_modified_gmt>${gmtDate(modified)}</wp:post_modified_gmt>
<wp:comment_status>closed</wp:comment_status>
<wp:ping_status>closed</wp:ping_status>
<wp:post_name>${inXml(slug)}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>${item.order ?? 0}</wp:menu_order>
<wp:post_type>${type}</wp:post_type>
<wp:post_password></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
${item.attachmentUrl === undefined ? '' : `<wp:attachment_url>${inXml(item.attachmentUrl)}</wp:attachment_url>\n`}${(item.terms ?? []).map((term) => `<category domain="${term.domain}" nicename="${inXml(term.slug)}">${cdata(term.name)}</category>\n`).join('')}${meta.map(([key, value]) => `<wp:postmeta><wp:meta_key>${inXml(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>\n`).join('')}</item>
`
}
