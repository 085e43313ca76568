import type { SupportSettings } from '../../../content/kinds/supportSettings.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'

/** What readers say of the magazine. */
export function Voices({ layout, voices }: { readonly layout: LayoutData; readonly voices: SupportSettings['voices'] }) {
  const t = messagesOf(layout).support
  if (voices.length === 0) return null
  return (
    <section className="voices full-bleed" aria-labelledby="voices">
      <h2 className="kicker" id="voices">
        {t.voices}
      </h2>
      <ul className="plain-list">
        {voices.map(({ words, name, about }) => (
          <li key={`${name} ${words}`}>
            <figure>
              <blockquote>{t.quoted(words)}</blockquote>
              <figcaption>
                <b>{name}</b>
                {about && `, ${about}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
