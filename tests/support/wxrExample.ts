/** Exports of WordPress for tests, written by us. */

export interface ItemFields {
  readonly id: number
  readonly title: string
  readonly type?: string
  readonly status?: string
  readonly slug?: string
  readonly content?: string
  readonly excerpt?: string
  readonly link?: string
  readonly date?: string
  /** When it was changed last; files of older versions do not say it. */
  readonly modified?: string
  readonly isSticky?: boolean
  readonly creator?: string
  readonly password?: string
  readonly parent?: number
  readonly order?: number
  /** Of an attachment: its path below the uploads. */
  readonly file?: string
  readonly categories?: readonly (readonly [domain: string, slug: string, name: string])[]
  readonly meta?: Readonly<Record<string, string>>
  readonly comments?: readonly { readonly type: string; readonly approved: string }[]
}

const SITE = 'https://rivista.example'
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export function item(fields: ItemFields): string {
  const {
    id,
    title,
    type = 'post',
    categories = type === 'post' ? [['category', 'citta', 'Città'] as const] : [],
    slug = `testo-${id}`,
    date = '2019-05-06 07:08:09',
    file,
  } = fields
  const meta = { ...(file && { _wp_attached_file: file }), ...fields.meta }
  return `<item>
<title>${cdata(title)}</title>
<link>${fields.link ?? `${SITE}/${slug}/`}</link>
<dc:creator>${cdata(fields.creator ?? 'ada')}</dc:creator>
<content:encoded>${cdata(fields.content ?? '')}</content:encoded>
<excerpt:encoded>${cdata(fields.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${date}</wp:post_date>
<wp:post_date_gmt>${date}</wp:post_date_gmt>
${fields.modified ? `<wp:post_modified>${fields.modified}</wp:post_modified>\n<wp:post_modified_gmt>${fields.modified}</wp:post_modified_gmt>` : ''}
<wp:post_name>${slug}</wp:post_name>
<wp:status>${fields.status ?? 'publish'}</wp:status>
<wp:post_parent>${fields.parent ?? 0}</wp:post_parent>
<wp:menu_order>${fields.order ?? 0}</wp:menu_order>
<wp:post_type>${type}</wp:post_type>
<wp:post_password>${cdata(fields.password ?? '')}</wp:post_password>
<wp:is_sticky>${fields.isSticky ? 1 : 0}</wp:is_sticky>
${file ? `<wp:attachment_url>${SITE}/wp-content/uploads/${file}</wp:attachment_url>` : ''}
${categories.map(([domain, nicename, name]) => `<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>`).join('\n')}
${(fields.comments ?? [])
  .map(
    ({ type: sort, approved }) =>
      `<wp:comment><wp:comment_type>${sort}</wp:comment_type><wp:comment_approved>${approved}</wp:comment_approved></wp:comment>`,
  )
  .join('\n')}
${Object.entries(meta)
  .map(([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`)
  .join('\n')}
</item>`
}

/** A whole file: a magazine with one author and one category, and these items; it may stand in a folder of its site. */
export const wxr = (items: string, home = SITE): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Rivista</title>
<link>${home}</link>
<description>Esce quando esce</description>
<language>it-IT</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${SITE}</wp:base_site_url>
<wp:base_blog_url>${home}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('ada')}</wp:author_login><wp:author_display_name>${cdata('Ada Prima')}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>citta</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('Città')}</wp:cat_name></wp:category>
${items}
</channel>
</rss>
`
