import type { SvgIconComponent } from '@mui/icons-material'
import { Box, Link, Typography } from '@mui/material'

interface ElsewhereCardProps {
  readonly icon: SvgIconComponent
  readonly label: string
  readonly address: string
}

/** What stands for something of another site while one writes: nothing of theirs is loaded. */
export function ElsewhereCard({ icon: Icon, label, address }: ElsewhereCardProps) {
  return (
    <Box sx={card}>
      <Icon sx={{ fontSize: 48, color: 'primary.main' }} />
      <Typography variant="body2" fontWeight={600}>
        {label}
      </Typography>
      <Link href={address} target="_blank" rel="noopener" variant="body2" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
        {address}
      </Link>
    </Box>
  )
}

const card = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0.5,
  minHeight: 180,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.default',
}
