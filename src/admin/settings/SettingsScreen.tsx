import type { ReactNode } from 'react'
import { BooleanInput } from 'react-admin'
import { useSearchParams } from 'react-router'
import { DEFAULT_EXPIRATION } from '../../popup/core/readSettings.ts'
import { useMeChanged } from '../api/me.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard } from '../form/FormCard.tsx'
import { WholeNumberInput } from '../form/WholeNumberInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { useMessages } from '../useMessages.ts'
import { AnalyticsSettingsFields } from './AnalyticsSettingsFields.tsx'
import { SETTINGS_TABS, SettingsTabs, type SettingsTab } from './SettingsTabs.tsx'
import { SiteSettingsFields } from './SiteSettingsFields.tsx'
import { SupportSettingsFields } from './SupportSettingsFields.tsx'

const FIELDS: Record<SettingsTab, ReactNode> = {
  site: <SiteSettingsFields />,
  support: <SupportSettingsFields />,
  popup: <PopupSettingsFields />,
  analytics: <AnalyticsSettingsFields />,
}
const KINDS = { site: 'siteSettings', support: 'supportSettings', popup: 'popupSettings', analytics: 'analyticsSettings' } as const

/** How the magazine is set up: a form in each tab, each saved by itself. */
export function SettingsScreen() {
  const t = useMessages().settings
  const [address] = useSearchParams()
  const meChanged = useMeChanged()
  const tab = SETTINGS_TABS.find((one) => one === address.get('quali')) ?? 'site'
  return (
    <DocumentForm
      key={tab}
      kind={KINDS[tab]}
      id="only"
      title={t.title}
      hasOwnTitle={false}
      defaults={{}}
      // The clock that everybody goes by, and what roles may do, are among what was saved.
      onSaved={() => void meChanged()}
    >
      <SettingsTabs value={tab} />
      {FIELDS[tab]}
    </DocumentForm>
  )
}

/** What all announcements share. */
function PopupSettingsFields() {
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
          max={DEFAULT_EXPIRATION}
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
