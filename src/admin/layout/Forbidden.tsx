import LockOutlined from '@mui/icons-material/LockOutlined'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useMessages } from '../useMessages.ts'
import { EmptyState } from './EmptyState.tsx'
import { TabTitle } from './TabTitle.tsx'

/** What stands where the role may not go. */
export function Forbidden() {
  const { forbidden } = useMessages().layout
  return (
    <EmptyState icon={LockOutlined} title={forbidden.title} text={forbidden.text}>
      <TabTitle title={forbidden.title} />
      <Button variant="outlined" component={Link} to="/">
        {forbidden.back}
      </Button>
    </EmptyState>
  )
}
