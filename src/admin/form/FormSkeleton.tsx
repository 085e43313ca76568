import { Box, Skeleton } from '@mui/material'
import { ScreenHead } from '../list/ScreenHead.tsx'

interface FormSkeletonProps {
  /** Absent where it is the document's, which is not there yet. */
  readonly title?: string
  readonly text?: string
  readonly back?: string
}

/** What stands where a form will, as high as its top: nothing jumps when the document comes. */
export function FormSkeleton({ title, ...head }: FormSkeletonProps) {
  return (
    <Box aria-busy>
      {title === undefined ? (
        <Skeleton variant="text" width="40%" height={48} sx={{ mt: 3, mb: 2 }} />
      ) : (
        <ScreenHead title={title} {...head} />
      )}
      <Skeleton variant="rounded" height={320} />
    </Box>
  )
}
