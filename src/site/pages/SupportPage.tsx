import { ibanInGroups } from '../../content/iban.ts'
import type { SupportSettings } from '../../content/kinds/settings.ts'
import type { PageToRead } from '../../content/reading/publicContent.ts'
import { Body } from '../components/body/Body.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { Icon } from '../components/Icon.tsx'
import { Moon } from '../components/Moon.tsx'
import { PageLayout } from '../components/PageLayout.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface SupportPageProps {
  readonly layout: LayoutData
  readonly page: PageToRead
  readonly support: SupportSettings
}

/** Why the magazine asks for money, in its own words, and the ways to give it. */
export function SupportPage({ layout, page, support }: SupportPageProps) {
  const { content, media } = page
  return (
    <PageLayout layout={layout} page={page}>
      <div className="support" lang={content.language}>
        <header className="page-head">
          <h1>{content.title}</h1>
          {content.standfirst && <p className="standfirst">{content.standfirst}</p>}
        </header>
        <Ways layout={layout} support={support} />
        <article className="support-why">
          <Body body={content.body} media={media} layout={layout} />
        </article>
        {support.thanks && (
          <div className="support-thanks">
            <Moon />
            <h2>{messagesOf(layout).support.thanks}</h2>
            <p>{support.thanks}</p>
          </div>
        )}
      </div>
    </PageLayout>
  )
}

function Ways({ layout, support: { amounts, bankTransfer, taxCode } }: { readonly layout: LayoutData; readonly support: SupportSettings }) {
  const t = messagesOf(layout).support
  const { holder, iban, bank, reason } = bankTransfer
  if (amounts.length === 0 && !iban && !taxCode) return null
  return (
    <section className="ways" aria-label={t.ways}>
      {amounts.length > 0 && (
        <div className="way way-amounts">
          <h2 className="way-title">{t.amounts}</h2>
          <ul className="plain-list amounts">
            {amounts.map(({ amount, label, address }) => (
              <li key={`${amount} ${address}`}>
                <a className="amount" href={address} rel="noopener">
                  <span className="amount-figure">{amount}</span>
                  {label && <span className="amount-label">{label}</span>}
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
          <p className="way-note">{t.amountsNote}</p>
        </div>
      )}
      {iban && (
        <div className="way">
          <h2 className="way-title">{t.bankTransfer}</h2>
          <dl className="particulars">
            <Particular layout={layout} name={t.holder} value={holder} />
            <Particular layout={layout} name={t.iban} value={iban} shown={ibanInGroups(iban)} canCopy />
            <Particular layout={layout} name={t.bank} value={bank} />
            <Particular layout={layout} name={t.reason} value={reason} canCopy />
          </dl>
        </div>
      )}
      {taxCode && (
        <div className="way">
          <h2 className="way-title">{t.taxCode}</h2>
          <p className="way-note">{t.taxCodeText}</p>
          <dl className="particulars">
            <Particular layout={layout} name={t.taxCodeLabel} value={taxCode} canCopy />
          </dl>
        </div>
      )}
    </section>
  )
}

interface ParticularProps {
  readonly layout: LayoutData
  readonly name: string
  readonly value: string
  /** How people read it, when that is not how a bank's form wants it. */
  readonly shown?: string
  readonly canCopy?: boolean
}

function Particular({ layout, name, value, shown = value, canCopy = false }: ParticularProps) {
  if (!value) return null
  return (
    <div className="particular">
      <dt>{name}</dt>
      <dd>
        <span className="particular-value">{shown}</span>
        {canCopy && <CopyButton layout={layout} what={name} value={value} />}
      </dd>
    </div>
  )
}
