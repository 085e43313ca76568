import LockOutlined from '@mui/icons-material/LockOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useMessages } from '../useMessages.ts'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
import { TabTitle } from './TabTitle.tsx'

interface DeadEndProps extends Pick<EmptyStateProps, 'icon'> {
  readonly words: Readonly<Record<'title' | 'text' | 'back', string>>
  /** Where the way out leads: to today, if nothing is nearer. */
  readonly to?: string
}

/** A screen with nothing to do but to go elsewhere. */
export function DeadEnd({ icon, words, to = '/' }: DeadEndProps) {
  return (
    <EmptyState icon={icon} title={words.title} text={words.text} isWholeScreen>
      <TabTitle title={words.title} />
      <Button variant="outlined" component={Link} to={to}>
        {words.back}
      </Button>
    </EmptyState>
  )
}

/** In the place of a screen that a role may not open. */
export const Forbidden = () => <DeadEnd icon={LockOutlined} words={useMessages().layout.forbidden} />

/** At an address where no screen is. */
export const NotFound = () => <DeadEnd icon={SearchOff} words={useMessages().layout.notFound} />
