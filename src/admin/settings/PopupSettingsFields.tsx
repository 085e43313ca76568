import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'

/** What all announcements share. */
export function PopupSettingsFields() {
  const s = useMessages().settings.popup
  return (
    <>
      <FormCard title={s.rules}>
        <TextInput source="content.supportSlug" label={s.supportSlug} helperText={s.supportSlugHelp} fullWidth />
        <BooleanInput source="content.onePerPageView" label={s.onePerPageView} helperText={false} />
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
      <FormCard title={s.technical}>
        <TextInput source="content.bootstrapVersion" label={s.bootstrapVersion} helperText={s.bootstrapVersionHelp} fullWidth />
        <BooleanInput source="content.verifyLoadBootstrapAutomatically" label={s.verifyLoadBootstrapAutomatically} helperText={false} />
      </FormCard>
    </>
  )
}
