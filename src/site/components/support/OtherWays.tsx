import { drawQrCode } from '../../../content/donations/drawQrCode.ts'
import { epcTransfer } from '../../../content/donations/epcTransfer.ts'
import { ibanInGroups } from '../../../content/donations/iban.ts'
import type { SupportSettings } from '../../../content/kinds/supportSettings.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { CopyButton } from '../CopyButton.tsx'

/** Where on the page each way stands. */
export const BANK_TRANSFER = 'bonifico'
export const FIVE_PER_THOUSAND = '5-per-mille'

/** The ways to give that need no payment provider: a bank transfer, a part of one's income tax. */
export function OtherWays({ layout, support }: { readonly layout: LayoutData; readonly support: SupportSettings }) {
  const t = messagesOf(layout).support
  const { bankTransfer, taxCode } = support
  const { holder, iban, bic, bank, reason } = bankTransfer
  if (!iban && !taxCode) return null
  return (
    <section className="ways" aria-label={t.otherWays}>
      {iban && (
        <div className="way way-transfer" id={BANK_TRANSFER}>
          <h2 className="way-title">{t.bankTransfer}</h2>
          <dl>
            <Particular layout={layout} name={t.holder} value={holder} canCopy />
            <Particular layout={layout} name={t.iban} value={iban} shown={ibanInGroups(iban)} canCopy />
            <Particular layout={layout} name={t.bic} value={bic} canCopy />
            <Particular layout={layout} name={t.bank} value={bank} />
            <Particular layout={layout} name={t.reason} value={reason} canCopy />
          </dl>
          <TransferCode layout={layout} bankTransfer={bankTransfer} />
        </div>
      )}
      {taxCode && (
        <div className="way" id={FIVE_PER_THOUSAND}>
          <h2 className="way-title">{t.taxCode}</h2>
          <ol className="way-note">
            {t.taxCodeSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <dl>
            <Particular layout={layout} name={t.taxCodeLabel} value={taxCode} canCopy />
          </dl>
          <p className="way-note">{t.taxCodeText}</p>
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

/** The transfer to scan with the app of a bank. Black on white whatever the colours around it: cameras expect that. */
function TransferCode({ layout, bankTransfer }: { readonly layout: LayoutData; readonly bankTransfer: SupportSettings['bankTransfer'] }) {
  const t = messagesOf(layout).support
  const text = epcTransfer(bankTransfer)
  if (text === null) return null
  const { size, path } = drawQrCode(text)
  return (
    <figure className="transfer-code">
      {/* Its width is said here: WebKit would make it as wide as the page, over the words beside it. */}
      <svg width="100%" role="img" aria-label={t.transferCode} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="way-note">{t.transferCodeText}</figcaption>
    </figure>
  )
}
