import AccountCircle from '@mui/icons-material/AccountCircle'
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import { Box, Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { Logout } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../api/useMe.ts'
import { useMessages } from '../useMessages.ts'

/** Who is working, their own page, and the way out. Its button is called by the very name that one reads on it. */
export function PersonMenu() {
  const t = useMessages().layout
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={me ? `${me.name}: ${t.profile}` : t.profile}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ minWidth: 40, gap: 1, textTransform: 'none' }}
      >
        <AccountCircle />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {me?.name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {me && (
          <Box component="li" sx={{ px: 2, py: 1 }} role="none">
            <Typography fontWeight={600}>{me.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t.roles[me.role]}
            </Typography>
          </Box>
        )}
        <Divider role="none" />
        <MenuItem component={Link} to="/profilo" onClick={close}>
          <ListItemIcon>
            <AccountCircleOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t.profile}</ListItemText>
        </MenuItem>
        <Logout />
      </Menu>
    </>
  )
}
