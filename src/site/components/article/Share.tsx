import { addressOf } from '../../../content/addresses/addresses.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { PageScript } from '../PageAssets.tsx'

interface ShareProps {
  readonly layout: LayoutData
  readonly title: string
  readonly address: string
  /** How long it takes to read. */
  readonly minutes: number
}

/** Ways to pass a page on. Links that need no script and no other site's code; with a script, the system's own sheet and a copied address. */
export function Share({ layout, title, address, minutes }: ShareProps) {
  const t = messagesOf(layout).article
  return (
    <section className="share" aria-labelledby="condividi">
      <h2 id="condividi" className="kicker">
        {t.share}
      </h2>
      <ul className="plain-list">
        {/* Shown by the script, where the system has a sheet. */}
        <li hidden>
          <button type="button" className="js-share" data-title={title} value={address}>
            {t.shareNative}
          </button>
        </li>
        <li className="share-copy">
          <button type="button" className="js-copy" value={address} data-done={t.linkCopied}>
            <span aria-live="polite">{t.copyLink}</span>
          </button>
        </li>
        {placesFor(title, address, t.byEmail).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
        {!layout.preview && <ReadLater layout={layout} minutes={minutes} />}
      </ul>
    </section>
  )
}

/** Shown by the script, where there is storage to save it in; what is saved leads to the list. */
function ReadLater({ layout, minutes }: Pick<ShareProps, 'layout' | 'minutes'>) {
  const t = messagesOf(layout).reading
  return (
    <li>
      <PageScript name="article" />
      <button type="button" className="read-later js-save" value={minutes} aria-pressed="false" hidden>
        <span>{t.save}</span>
        <span>{t.saved}</span>
      </button>
      <a href={addressOf.readingList()}>{t.title}</a>
    </li>
  )
}

function placesFor(title: string, address: string, email: string) {
  const [words, url, both] = [title, address, `${title} ${address}`].map(encodeURIComponent)
  return [
    { name: email, href: `mailto:?subject=${words}&body=${both}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${words}` },
    { name: 'Bluesky', href: `https://bsky.app/intent/compose?text=${both}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ]
}
