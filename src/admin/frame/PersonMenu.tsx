import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import { Box, Divider, ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material'
import { Logout, UserMenu, useUserMenu } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../api/useMe.ts'
import { useMessages } from '../useMessages.ts'

/** Who is working, their own page, and the way out. */
export function PersonMenu() {
  const t = useMessages().frame
  const me = useMe()
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
      <ProfileItem />
      <Logout />
    </UserMenu>
  )
}

function ProfileItem() {
  const t = useMessages().frame
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/profilo" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountCircleOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t.profile}</ListItemText>
    </MenuItem>
  )
}
