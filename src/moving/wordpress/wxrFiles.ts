import { decoded, hostOf } from '../formerPath.ts'
import type { Pile } from '../pile.ts'
import { htmlText } from '../words.ts'
import type { Attachments } from './attachments.ts'
import { modifiedAtOf } from './entryDates.ts'
import { phpValueAt, readPhpValue } from './phpValue.ts'
import { fieldOf, metaOf, type WxrEntry } from './readWxr.ts'

/** The files of a site, as far as its export tells of them. */
export interface WxrFiles {
  readonly channel: ReadonlyMap<string, string>
  readonly attachments: Attachments
  /** Files that texts name by their addresses, however often. */
  readonly named: Pile<NamedFile>
}

interface NamedFile {
  readonly path: string
  readonly address: string
  readonly place: string
}

/** Notes a file that was uploaded. */
export function addAttachment(index: WxrFiles, entry: WxrEntry): void {
  const id = fieldOf(entry, 'post_id')
  const address = fieldOf(entry, 'attachment_url') || fieldOf(entry, 'guid')
  const path = metaOf(entry, '_wp_attached_file') || uploadPath(address)
  const about = readPhpValue(metaOf(entry, '_wp_attachment_metadata'))
  const credit = phpValueAt(about, 'image_meta', 'credit')
  const [caption = '', description = ''] = ['excerpt', 'encoded'].map((field) => htmlText(fieldOf(entry, field)).trim()).filter(Boolean)
  index.attachments.add({
    id,
    path,
    address,
    alt: metaOf(entry, '_wp_attachment_image_alt').trim(),
    caption,
    description,
    credit: typeof credit === 'string' ? credit.trim() : '',
    page: fieldOf(entry, 'link'),
    parent: fieldOf(entry, 'post_parent'),
    place: entry.place,
    modifiedAt: modifiedAtOf(entry),
    file: null,
  })
  if (address) index.attachments.standAt(address, id)
  if (path) index.attachments.standAt(plainPath(path), id)
}

/** Below the folder of uploads, wherever that stands; null for what is in none. */
export function uploadPath(address: string): string | null {
  const [, path] = /\/(?:wp-content\/(?:uploads|blogs\.dir\/\d+\/files)|files)\/([^?#]+)/.exec(address) ?? []
  return path === undefined ? null : decoded(path)
}

/** The file that was uploaded, not one of the sizes that were made of it. */
const uploadedPath = (path: string): string => path.replace(/-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{10,})(?=\.[a-z0-9]+$)/gi, '')

/** The same in one spelling, to be found by. */
export const plainPath = (path: string): string => uploadedPath(path).toLowerCase()

const UPLOADED =
  /(?:https?:)?\/\/[^\s"'<>()]+\/wp-content\/uploads\/[^\s"'<>()?#]+\.(?:jpe?g|png|gif|webp|avif|pdf|mp3|m4a|wav|mp4)(?![\w.])/gi

/** Notes the files of this site that a text names by their addresses. */
export function noteUploads({ channel, named }: WxrFiles, entry: WxrEntry): void {
  const site = hostOf(channel.get('base_blog_url') ?? channel.get('link') ?? '')
  for (const [address] of fieldOf(entry, 'encoded').matchAll(UPLOADED)) {
    const path = uploadPath(address)
    const whole = address.startsWith('//') ? `https:${address}` : address
    if (path !== null && hostOf(whole) === site) named.add({ path, address: whole, place: entry.place })
  }
}

/** Makes attachments of what texts name and no entry of the export tells of: some exports have texts alone. Known once all files were read. */
export function addNamedFiles({ attachments, named }: WxrFiles): void {
  for (const { path, address, place } of named) {
    const plain = plainPath(path)
    if (attachments.idAt(plain) !== undefined) continue
    const id = `file-${plain}`
    const about = { alt: '', caption: '', description: '', credit: '', page: '', parent: '', place, modifiedAt: null, file: null }
    attachments.add({ id, path: uploadedPath(path), besides: path, address, ...about })
    attachments.standAt(plain, id)
  }
}
