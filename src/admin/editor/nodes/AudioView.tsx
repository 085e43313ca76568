import { Alert, Box, Skeleton } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useGetOne } from 'react-admin'
import { fileAddress, type MediaRecord } from '../../media/mediaRecord.ts'
import { useMessages } from '../../useMessages.ts'
import { AttributeField } from './AttributeField.tsx'
import { BlockFrame } from './BlockFrame.tsx'

/** A sound of the library, with its title. */
export function AudioView(view: ReactNodeViewProps) {
  const t = useMessages().editor.block
  const id = view.node.attrs['media'] as string | null // as `blocks.ts` names it
  const { data, isPending } = useGetOne<MediaRecord>('media', { id: id ?? '' }, { enabled: id !== null })
  return (
    <BlockFrame view={view} block="audio">
      {/* The tools stand above the player, not on it. */}
      <Box sx={{ pt: 5.5 }}>
        {isPending ? (
          <Skeleton variant="rounded" height={54} />
        ) : data ? (
          <Box
            component="audio"
            src={fileAddress(data.content)}
            controls
            preload="metadata"
            aria-label={data.title}
            sx={{ width: '100%' }}
          />
        ) : (
          <Alert severity="warning">{t.missing}</Alert>
        )}
        <AttributeField view={view} name="title" label={t.title} maxLength={300} isStrong />
        <AttributeField view={view} name="caption" label={t.caption} maxLength={600} />
      </Box>
    </BlockFrame>
  )
}
