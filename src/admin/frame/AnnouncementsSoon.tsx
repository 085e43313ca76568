import { useMessages } from '../useMessages.ts'
import { EmptyState } from './EmptyState.tsx'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'

/** Keeps the place of the announcements in the menu. */
export function AnnouncementsSoon() {
  const { soon } = useMessages().frame
  return <EmptyState icon={CampaignOutlined} title={soon.title} text={soon.text} />
}
