import type { SupportSettings } from '../../../content/kinds/supportSettings.ts'
import { toWallTime, type Instant } from '../../../content/time.ts'
import { longDate } from '../../../messages/dates.ts'
import { euros } from '../../../messages/numbers.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'

interface GoalProps {
  readonly layout: LayoutData
  readonly goal: SupportSettings['goal']
  readonly now: Instant
}

/** What the magazine collects for and how far it has come, as a bar and in words; nothing where it collects for nothing. */
export function Goal({ layout, goal, now }: GoalProps) {
  const { purpose, target, reached, supporters } = goal
  if (target === null) return null
  const { language } = layout.site
  const t = messagesOf(layout).support.goal
  return (
    <section className="goal" aria-labelledby="goal">
      <h2 className="way-title" id="goal">
        {purpose}
      </h2>
      <progress aria-labelledby="goal" value={Math.min(reached, target)} max={target} />
      <p>{t.collected(euros(reached, language), euros(target, language))}</p>
      <p className="way-note">{reached < target ? whatIsMissing(layout, goal, target - reached, now) : t.thanks(supporters)}</p>
    </section>
  )
}

function whatIsMissing(layout: LayoutData, { until, supporters }: GoalProps['goal'], missing: number, now: Instant): string {
  const { language, timeZone } = layout.site
  const t = messagesOf(layout).support.goal
  const isOver = until !== '' && until < toWallTime(now, timeZone).slice(0, 10)
  const lastDay = until && longDate(until, 'UTC', language)
  const sentence = isOver ? t.over(lastDay) : t.missing(euros(missing, language), lastDay)
  return supporters === null ? sentence : `${sentence} ${t.supporters(supporters)}`
}
