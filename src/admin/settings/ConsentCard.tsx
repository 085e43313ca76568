import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'

/** What the site does about consent by itself, and the proofs to take away when somebody asks for them. */
export function ConsentCard() {
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
