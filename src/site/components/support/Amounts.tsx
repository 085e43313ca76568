import type { SupportSettings } from '../../../content/kinds/supportSettings.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { Icon } from '../Icon.tsx'
import { BANK_TRANSFER, FIVE_PER_THOUSAND } from './OtherWays.tsx'

/** Sums to give on the payment provider's page. The first is what the magazine recommends: the one button of the page. */
export function Amounts({
  layout,
  support: { amounts, bankTransfer, taxCode },
}: {
  readonly layout: LayoutData
  readonly support: SupportSettings
}) {
  const t = messagesOf(layout).support
  return (
    <section className="give" aria-labelledby="give">
      <h2 className="way-title" id="give">
        {t.amounts}
      </h2>
      <ul className="plain-list amounts">
        {amounts.map(({ amount, label, address }, index) => (
          <li key={`${amount} ${address}`}>
            <a className="amount" href={address} rel="noopener">
              <span className="amount-figure">{amount}</span>
              {label && <span className="amount-label">{label}</span>}
              {index === 0 && <span className="amount-give">{t.giveNow}</span>}
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
      <p className="way-note">{t.amountsNote}</p>
      {(bankTransfer.iban || taxCode) && (
        <p className="way-note">
          {t.otherWays}: {bankTransfer.iban && <a href={`#${BANK_TRANSFER}`}>{t.bankTransferShort}</a>}
          {bankTransfer.iban && taxCode && ' · '}
          {taxCode && <a href={`#${FIVE_PER_THOUSAND}`}>{t.taxCodeShort}</a>}
        </p>
      )}
    </section>
  )
}
