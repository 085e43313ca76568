import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import { ROLES } from '../../content/role.ts'
import { useMessages } from '../useMessages.ts'

/** What each role may do, in plain words. */
export function RolesExplained() {
  const t = useMessages().people
  const { roles } = useMessages().layout
  return (
    <Accordion variant="outlined" disableGutters sx={{ mt: 3 }} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="h5" component="span">
          {t.rolesTitle}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {ROLES.map((role) => (
            <div key={role}>
              <Typography component="dt" fontWeight={600}>
                {roles[role]}
              </Typography>
              <Typography component="dd" color="text.secondary" sx={{ m: 0, maxWidth: '70ch' }}>
                {t.roles[role]}
              </Typography>
            </div>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}
