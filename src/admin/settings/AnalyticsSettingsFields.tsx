import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { BooleanInput, TextInput } from 'react-admin'
import { FormCard } from '../form/FormCard.tsx'
import { LinesInput } from '../form/LinesInput.tsx'
import { useMessages } from '../useMessages.ts'

/** Who is told of what readers do. */
export function AnalyticsSettingsFields() {
  const s = useMessages().settings.analytics
  const text = (name: string, label: string, helperText: string) => (
    <TextInput source={`content.${name}`} label={label} helperText={helperText} parse={asTyped} fullWidth />
  )
  return (
    <>
      <FormCard title={s.ours} text={s.oursText}>
        <BooleanInput source="content.own" label={s.own} helperText={s.ownHelp} />
      </FormCard>
      <FormCard title={s.plausible} text={s.plausibleText}>
        {text('plausible.domain', s.plausibleDomain, s.plausibleDomainHelp)}
        {text('plausible.address', s.plausibleAddress, s.plausibleAddressHelp)}
      </FormCard>
      <FormCard title={s.matomo} text={s.matomoText}>
        {text('matomo.address', s.matomoAddress, s.matomoAddressHelp)}
        {text('matomo.siteId', s.matomoSite, s.matomoSiteHelp)}
        <BooleanInput source="content.matomo.cookieless" label={s.matomoCookieless} helperText={s.matomoCookielessHelp} />
      </FormCard>
      <FormCard title={s.google} text={s.googleText}>
        {text('ga4', s.ga4, s.ga4Help)}
      </FormCard>
      <ConsentCard />
      <FormCard title={s.links}>
        <LinesInput source="content.downloadExtensions" label={s.downloadExtensions} helperText={s.downloadExtensionsHelp} />
        <LinesInput source="content.insideHosts" label={s.insideHosts} helperText={s.insideHostsHelp} />
      </FormCard>
    </>
  )
}

/** react-admin would make a null of an empty field, which says something else. */
const asTyped = (typed: string): string => typed.trim()

/** What the site does about consent by itself, and the proofs to take away when somebody asks for them. */
function ConsentCard() {
  const s = useMessages().settings.analytics
  return (
    <FormCard title={s.consent} text={s.consentText}>
      <div>
        <Button variant="outlined" startIcon={<DownloadOutlined />} href="/api/admin/consents.csv" download>
          {s.consentExport}
        </Button>
      </div>
    </FormCard>
  )
}
