import { sortOf, type FoundMedia, type MediaHint } from '../html/media.ts'
import { addressOf } from '../../content/addresses/addresses.ts'
import { fileAddress } from '../../content/addresses/mediaAddress.ts'
import { hostOf } from '../formerPath.ts'
import type { OriginIds } from '../originIds.ts'
import type { Attachment } from './attachments.ts'
import { plainPath, uploadPath } from './wxrFiles.ts'
import type { WxrIndex } from './wxrIndex.ts'

/** The attachment that a text means, by its number or by an address of its file or of one of its sizes. */
export function findAttachment({ attachments }: WxrIndex, { number, addresses }: MediaHint): Attachment | undefined {
  const byNumber = number === undefined ? undefined : attachments.get(number)
  if (byNumber) return byNumber
  for (const address of addresses) {
    const path = uploadPath(address)
    const id = attachments.idAt(address) ?? (path === null ? undefined : attachments.idAt(plainPath(path)))
    const found = id === undefined ? undefined : attachments.get(id)
    if (found) return found
  }
  return undefined
}

/** The same as a medium of ours, if its file was taken in. */
export function findMediaIn(index: WxrIndex, idOf: OriginIds): (hint: MediaHint) => FoundMedia | undefined {
  return (hint) => {
    const found = findAttachment(index, hint)
    if (!found?.file) return undefined
    return { id: idOf('post', found.id), sort: sortOf(found.file.type), address: fileAddress(found.file), alt: found.alt }
  }
}

/** Where a link of the old site leads here: to a file of ours, or to the path that it had, which leads on to what stood there. */
export function rewriteLinkIn(index: WxrIndex, site: string): (href: string) => string {
  const host = hostOf(site)
  const home = new URL(site).pathname.replace(/\/+$/, '')
  return (href) => {
    if (/^(#|mailto:|tel:)/i.test(href) || !URL.canParse(href, site)) return href
    const url = new URL(href, site)
    if (hostOf(url.href) !== host) return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : href
    const file = findAttachment(index, { addresses: [url.pathname] })?.file
    if (file) return fileAddress(file)
    // What a site in a folder of its own asks of its home (`/rivista/?p=12`) is asked of ours.
    const isHome = [home, `${home}/`, `${home}/index.php`].includes(url.pathname)
    return (isHome ? addressOf.home() : url.pathname) + url.search + url.hash
  }
}
