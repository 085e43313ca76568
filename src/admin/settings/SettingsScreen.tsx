import { Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { useMeChanged } from '../profile/useMeChanged.ts'
import { useMessages } from '../useMessages.ts'
import { AnalyticsSettingsFields } from './AnalyticsSettingsFields.tsx'
import { PopupSettingsFields } from './PopupSettingsFields.tsx'
import { SiteSettingsFields } from './SiteSettingsFields.tsx'
import { SupportSettingsFields } from './SupportSettingsFields.tsx'

const TABS = ['site', 'support', 'popup', 'analytics'] as const
type SettingsTab = (typeof TABS)[number]

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
  const navigate = useNavigate()
  const meChanged = useMeChanged()
  const tab = TABS.find((one) => one === address.get('quali')) ?? 'site'
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
      <Tabs
        value={tab}
        onChange={(_event, chosen: SettingsTab) => void navigate(`/impostazioni?quali=${chosen}`)}
        aria-label={t.title}
        variant="scrollable"
        sx={{ mb: 2 }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={t.tabs[one]} sx={{ textTransform: 'none' }} />
        ))}
      </Tabs>
      {FIELDS[tab]}
    </DocumentForm>
  )
}
