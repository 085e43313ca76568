import type { Article } from '../../../content/kinds/article.ts'
import { addressOf } from '../../../content/addresses/addresses.ts'
import type { Instant } from '../../../content/time.ts'
import type { LeavingNames, LeavingText } from '../leavingNames.ts'
import { bodyBlocks, type FindWpFile } from './bodyBlocks.ts'
import { cdata, inXml, WXR_END, WXR_HEAD, wxrItem, type WxrItem } from './wxr.ts'

/** A magazine as one file of WordPress (WXR 1.2): authors, categories, tags, files with their addresses, texts as blocks, menus. */
export async function* writeWxr(names: LeavingNames, texts: AsyncIterable<LeavingText>, now: Instant): AsyncGenerator<string> {
  const { site, sections, tags, authors, files, menus } = names
  const numbers = numberAll([...authors.keys()], [...sections.keys(), ...tags.keys()])
  const fileNumbers = new Map([...files.keys()].map((id, index) => [id, index + 1]))
  let next = files.size
  const findFile: FindWpFile = (id) => {
    const found = files.get(id)
    const number = fileNumbers.get(id)
    return found && number !== undefined ? { number, address: found.address, type: found.media.type, alt: found.media.alt } : undefined
  }

  yield WXR_HEAD
  yield `<title>${inXml(site.name)}</title>\n<link>${inXml(site.address)}</link>\n<description>${inXml(site.tagline)}</description>\n<pubDate>${new Date(now).toUTCString().replace('GMT', '+0000')}</pubDate>\n<language>it-IT</language>\n<wp:wxr_version>1.2</wp:wxr_version>\n<wp:base_site_url>${inXml(site.address)}</wp:base_site_url>\n<wp:base_blog_url>${inXml(site.address)}</wp:base_blog_url>\n`
  for (const [id, { name, slug }] of authors)
    yield `<wp:author><wp:author_id>${numbers.get(id) ?? 0}</wp:author_id><wp:author_login>${cdata(slug)}</wp:author_login><wp:author_email></wp:author_email><wp:author_display_name>${cdata(name)}</wp:author_display_name><wp:author_first_name></wp:author_first_name><wp:author_last_name></wp:author_last_name></wp:author>\n`
  for (const [id, { name, slug, description }] of sections)
    yield `<wp:category><wp:term_id>${numbers.get(id) ?? 0}</wp:term_id><wp:category_nicename>${inXml(slug)}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name><wp:category_description>${cdata(description)}</wp:category_description></wp:category>\n`
  for (const [id, { name, slug, description }] of tags)
    yield `<wp:tag><wp:term_id>${numbers.get(id) ?? 0}</wp:term_id><wp:tag_slug>${inXml(slug)}</wp:tag_slug><wp:tag_name>${cdata(name)}</wp:tag_name><wp:tag_description>${cdata(description)}</wp:tag_description></wp:tag>\n`
  for (const { name, slug } of menus)
    yield `<wp:term><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>${menuSlug(slug)}</wp:term_slug><wp:term_name>${cdata(name)}</wp:term_name></wp:term>\n`
  for (const [id, { media, path, address, createdAt }] of files)
    yield wxrItem({
      number: fileNumbers.get(id) ?? 0,
      type: 'attachment',
      title: media.fileName,
      slug:
        path
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') ?? id,
      link: address,
      status: 'inherit',
      excerpt: [media.caption, media.credit].filter(Boolean).join(' · '),
      date: createdAt,
      attachmentUrl: address,
      meta: { _wp_attached_file: path, _wp_attachment_image_alt: media.alt },
    })
  for await (const text of texts) {
    next += 1
    yield wxrItem(textItem(text, next))
  }
  for (const menu of menus)
    for (const [order, { label, address }] of menu.items.entries()) {
      next += 1
      yield wxrItem(menuItem(menuSlug(menu.slug), menu.name, label, absolute(address), order + 1, next))
    }
  yield WXR_END

  function textItem({ kind, id, slug, content, state, publishedAt, updatedAt }: LeavingText, number: number): WxrItem {
    const { content: html, footnotes } = bodyBlocks(content.body, findFile, `nota-${number}`)
    const article = kind === 'article' ? (content as Article) : null // an article holds an Article
    const signed = (article?.authors ?? []).flatMap((author) => authors.get(author) ?? [])
    const section = article?.section ? sections.get(article.section) : undefined
    return {
      number,
      type: kind === 'article' ? 'post' : 'page',
      title: content.title,
      slug,
      link: site.address + addressOf[kind](slug),
      status: state === 'published' ? 'publish' : state === 'scheduled' ? 'future' : 'draft',
      creator: signed[0]?.slug ?? '',
      content: html.replaceAll('href="/', `href="${site.address}/`),
      excerpt: content.standfirst,
      date: publishedAt ?? updatedAt,
      modified: updatedAt,
      terms: [
        ...(section ? [{ domain: 'category', slug: section.slug, name: section.name }] : []),
        ...(article?.tags ?? [])
          .flatMap((tag) => tags.get(tag) ?? [])
          .map((tag) => ({ domain: 'post_tag', slug: tag.slug, name: tag.name })),
        // More than one signature is what Co-Authors Plus keeps as terms.
        ...(signed.length > 1 ? signed.map((author) => ({ domain: 'author', slug: `cap-${author.slug}`, name: author.name })) : []),
      ],
      meta: {
        _thumbnail_id: article?.hero ? String(fileNumbers.get(article.hero) ?? '') : '',
        _yoast_wpseo_title: content.seoTitle,
        _yoast_wpseo_metadesc: content.seoDescription,
        footnotes: footnotes.length > 0 ? JSON.stringify(footnotes) : '',
        edicola_id: id,
        edicola_kicker: article?.kicker ?? '',
        edicola_hero_caption: article?.heroCaption ?? '',
      },
    }
  }

  function absolute(address: string): string {
    return address.startsWith('/') ? site.address + address : address
  }

  function menuItem(menu: string, name: string, title: string, url: string, order: number, number: number): WxrItem {
    return {
      number,
      type: 'nav_menu_item',
      title,
      slug: `${menu}-${order}`,
      link: url,
      status: 'publish',
      date: now,
      order,
      terms: [{ domain: 'nav_menu', slug: menu, name }],
      meta: {
        _menu_item_type: 'custom',
        _menu_item_object: 'custom',
        _menu_item_object_id: String(number),
        _menu_item_menu_item_parent: '0',
        _menu_item_url: url,
      },
    }
  }
}

const menuSlug = (slug: string): string => (slug === 'piede' ? 'footer' : 'main')

/** WordPress knows things by numbers, one row for each sort. */
const numberAll = (...groups: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap((ids) => ids.map((id, index) => [id, index + 1] as const)))
