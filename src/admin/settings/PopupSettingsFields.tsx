import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'

/** What all announcements share. */
export function PopupSettingsFields() {
  const s = useMessages().settings.popup
  return (
    <>
      <FormCard title={s.rules}>
        <TextInput source="content.supportSlug" label={s.supportSlug} helperText={s.supportSlugHelp} parse={asTyped} fullWidth />
        <BooleanInput source="content.onePerPageView" label={s.onePerPageView} helperText={s.onePerPageViewHelp} />
        <NumberInput source="content.maxPerDay" label={s.maxPerDay} helperText={s.maxPerDayHelp} min={1} max={100} fullWidth />
        <NumberInput
          source="content.defaultCookieExpiration"
          label={s.defaultCookieExpiration}
          helperText={s.defaultCookieExpirationHelp}
          min={0}
          max={10_000}
          fullWidth
        />
      </FormCard>
      <FormCard title={s.figures}>
        <BooleanInput source="content.statistics" label={s.statistics} helperText={s.statisticsHelp} />
      </FormCard>
      <FormCard title={s.technical}>
        <TextInput
          source="content.bootstrapVersion"
          label={s.bootstrapVersion}
          helperText={s.bootstrapVersionHelp}
          parse={asTyped}
          fullWidth
        />
        <BooleanInput
          source="content.verifyLoadBootstrapAutomatically"
          label={s.verifyLoadBootstrapAutomatically}
          helperText={s.verifyLoadBootstrapAutomaticallyHelp}
        />
      </FormCard>
    </>
  )
}

/** react-admin would make a null of an empty field, which says something else. */
const asTyped = (typed: string): string => typed.trim()
