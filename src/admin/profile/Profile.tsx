import { Box, Skeleton } from '@mui/material'
import { useMe } from '../api/me.ts'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { useMessages } from '../useMessages.ts'
import { AboutMe } from './AboutMe.tsx'
import { MyFactor } from './MyFactor.tsx'
import { MyPassword } from './MyPassword.tsx'
import { MySessions } from './MySessions.tsx'
import { MyWriting } from './MyWriting.tsx'

export function Profile() {
  const t = useMessages().profile
  const me = useMe()
  return (
    <Box sx={{ maxWidth: 760 }}>
      <ScreenHead title={t.title} />
      {me ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <AboutMe key={me.id} me={me} />
          <MyWriting />
          <MyPassword />
          <MyFactor me={me} />
          <MySessions />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Box>
  )
}
