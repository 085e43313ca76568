import { FormControlLabel, Switch } from '@mui/material'
import { useTypography } from '../editor/typography/useTypography.ts'
import { useMessages } from '../useMessages.ts'
import { ProfileCard } from './ProfileCard.tsx'

/** How the sheet behaves while somebody writes on it, in this browser. */
export function MyWriting() {
  const t = useMessages().profile.writing
  const [isOn, setOn] = useTypography()
  return (
    <ProfileCard title={t.title} text={t.text}>
      <FormControlLabel control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />} label={t.typography} />
    </ProfileCard>
  )
}
