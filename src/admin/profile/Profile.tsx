import { Box, Skeleton, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useMe } from '../api/useMe.ts'
import { useMessages } from '../useMessages.ts'
import { AboutMe } from './AboutMe.tsx'
import { MyFactor } from './MyFactor.tsx'
import { MyPassword } from './MyPassword.tsx'
import { MySessions } from './MySessions.tsx'

/** What people decide about themselves. */
export function Profile() {
  const t = useMessages().profile
  const me = useMe()
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 760, display: 'grid', gap: 2 }}>
      <Title title={t.title} />
      <Typography variant="h2" component="h1">
        {t.title}
      </Typography>
      {me ? (
        <>
          <AboutMe key={me.id} me={me} />
          <MyPassword />
          <MyFactor me={me} />
          <MySessions />
        </>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Box>
  )
}
