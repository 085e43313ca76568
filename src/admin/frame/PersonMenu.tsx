import { Box, Divider, Typography } from '@mui/material'
import { Logout, useGetIdentity, UserMenu } from 'react-admin'
import type { Me } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'

/** Who is working, and the way out. */
export function PersonMenu() {
  const t = useMessages().frame
  const { data } = useGetIdentity()
  const me = data as unknown as Me | undefined // what our own authProvider said
  return (
    <UserMenu>
      {me && (
        <Box sx={{ px: 2, py: 1 }}>
          <Typography fontWeight={600}>{me.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t.roles[me.role]}
          </Typography>
        </Box>
      )}
      <Divider />
      <Logout />
    </UserMenu>
  )
}
