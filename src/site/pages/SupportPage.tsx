import type { SupportSettings } from '../../content/kinds/supportSettings.ts'
import type { PageToRead } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { Body } from '../components/body/Body.tsx'
import { Moon } from '../components/Moon.tsx'
import { PageLayout } from '../components/PageLayout.tsx'
import { Amounts } from '../components/support/Amounts.tsx'
import { Goal } from '../components/support/Goal.tsx'
import { OtherWays } from '../components/support/OtherWays.tsx'
import { Voices } from '../components/support/Voices.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface SupportPageProps {
  readonly layout: LayoutData
  readonly page: PageToRead
  readonly support: SupportSettings
  readonly now: Instant
}

/** Why the magazine asks for money, in its own words, and the ways to give it. The first of them is at hand before anybody scrolls. */
export function SupportPage({ layout, page, support, now }: SupportPageProps) {
  const { content, media } = page
  const hasAmounts = support.amounts.length > 0
  const otherWays = <OtherWays layout={layout} support={support} />
  return (
    <PageLayout layout={layout} page={page}>
      <div className="support" lang={content.language}>
        <div className={hasAmounts ? 'support-ask' : undefined}>
          <header className="page-head">
            <h1>{content.title}</h1>
            {content.standfirst && <p className="standfirst">{content.standfirst}</p>}
          </header>
          {hasAmounts && <Amounts layout={layout} support={support} />}
          <Goal layout={layout} goal={support.goal} now={now} />
          {!hasAmounts && otherWays}
          <article className="support-why">
            <Body body={content.body} media={media} layout={layout} />
          </article>
        </div>
        <Voices layout={layout} voices={support.voices} />
        {hasAmounts && otherWays}
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
