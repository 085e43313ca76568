import { BooleanInput } from 'react-admin'
import { FormCard } from '../form/FormCard.tsx'
import { WholeNumberInput } from '../form/WholeNumberInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { useMessages } from '../useMessages.ts'

/** What all announcements share. */
export function PopupSettingsFields() {
  const s = useMessages().settings.popup
  return (
    <>
      <FormCard title={s.rules}>
        <WordsInput source="content.supportSlug" label={s.supportSlug} helperText={s.supportSlugHelp} />
        <BooleanInput source="content.onePerPageView" label={s.onePerPageView} helperText={s.onePerPageViewHelp} />
        <WholeNumberInput source="content.maxPerDay" label={s.maxPerDay} helperText={s.maxPerDayHelp} min={1} max={100} />
        <WholeNumberInput
          source="content.defaultCookieExpiration"
          label={s.defaultCookieExpiration}
          helperText={s.defaultCookieExpirationHelp}
          max={10_000}
        />
      </FormCard>
      <FormCard title={s.figures}>
        <BooleanInput source="content.statistics" label={s.statistics} helperText={s.statisticsHelp} />
      </FormCard>
      <FormCard title={s.technical}>
        <WordsInput source="content.bootstrapVersion" label={s.bootstrapVersion} helperText={s.bootstrapVersionHelp} />
        <BooleanInput
          source="content.verifyLoadBootstrapAutomatically"
          label={s.verifyLoadBootstrapAutomatically}
          helperText={s.verifyLoadBootstrapAutomaticallyHelp}
        />
      </FormCard>
    </>
  )
}
