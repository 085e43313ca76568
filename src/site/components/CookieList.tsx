import { PREFERENCES_ANCHOR } from '../../analytics/core/preferencesAnchor.ts'
import { FRAMED_SITES } from '../../content/body/framedSites.ts'
import { cookieMessages, type CookieMessages } from '../../messages/cookies.ts'
import { lifetimeInWords } from '../cookies/lifetimeInWords.ts'
import type { SiteCookie } from '../cookies/siteCookies.ts'
import type { LayoutData } from '../layoutData.ts'

/** Every cookie that the site may set, as it is set up now, and the way to the preferences where there is something to choose. */
export function CookieList({ layout, cookies }: { readonly layout: LayoutData; readonly cookies: readonly SiteCookie[] }) {
  const t = cookieMessages[layout.site.language]
  const setters = [...new Set(cookies.map(({ by }) => by))]
  return (
    <section className="cookies" id={PREFERENCES_ANCHOR} lang={layout.site.language} aria-labelledby="cookies-title">
      <h2 id="cookies-title">{t.title}</h2>
      {setters.length === 1 ? <p>{t.nothingToAsk}</p> : <Choosing t={t} />}
      {setters.map((by) => (
        <CookieTable
          key={by}
          t={t}
          caption={by === 'site' ? t.technical : t.statistics(t.providers[by])}
          cookies={cookies.filter((cookie) => cookie.by === by)}
        />
      ))}
      <p className="page-note">
        {t.listed} {t.cap}
      </p>
      <OtherSites t={t} />
    </section>
  )
}

/** Whoever is asked for something by a reader's click, and what they say of it. */
function OtherSites({ t }: { readonly t: CookieMessages }) {
  return (
    <>
      <h2>{t.others.title}</h2>
      <p>{t.others.onlyAfterClick}</p>
      <ul className="plain-list cookies-others">
        {FRAMED_SITES.map(({ name, host, policy }) => (
          <li key={host}>
            <a href={policy} rel="noopener" aria-label={t.others.policyOf(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Choosing({ t }: { readonly t: CookieMessages }) {
  return (
    <>
      <p>{t.asked}</p>
      <p className="cookies-open">
        <a href={`#${PREFERENCES_ANCHOR}`}>{t.preferences}</a>
      </p>
      <noscript>
        <p>{t.noScript}</p>
      </noscript>
    </>
  )
}

interface CookieTableProps {
  readonly t: CookieMessages
  readonly caption: string
  readonly cookies: readonly SiteCookie[]
}

/** On a phone a row is laid out as a card; its roles are written out, because browsers forget that it is a table. */
function CookieTable({ t, caption, cookies }: CookieTableProps) {
  const { name, purpose, lifetime } = t.columns
  return (
    <table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[name, purpose, lifetime].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cookies.map((cookie) => (
          <tr key={cookie.name} role="row">
            <th role="rowheader" scope="row">
              <code>{cookie.name}</code>
            </th>
            <td role="cell">{t.purposes[cookie.purpose]}</td>
            <td role="cell" data-label={lifetime}>
              {lifetimeInWords(cookie.lifetime, t.lifetimes)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
