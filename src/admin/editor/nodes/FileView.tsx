import Description from '@mui/icons-material/DescriptionOutlined'
import { Alert, Box, Link, Skeleton, Typography } from '@mui/material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { fileAddress } from '../../../content/addresses/mediaAddress.ts'
import { fileSize } from '../../../messages/numbers.ts'
import { useMedia } from '../../media/useMedia.ts'
import { useLanguage, useMessages } from '../../useMessages.ts'
import { AttributeField, BlockFrame } from './BlockFrame.tsx'

/** A file of the library that readers take away. */
export function FileView(view: ReactNodeViewProps) {
  const t = useMessages().editor.block
  const id = view.node.attrs['media'] as string | null // as `blocks.ts` names it
  return (
    <BlockFrame view={view} block="file">
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, pr: 12 }}>
        {id === null ? <Alert severity="warning">{t.missing}</Alert> : <Facts id={id} />}
        <AttributeField view={view} name="title" label={t.title} maxLength={300} isStrong />
        <AttributeField view={view} name="caption" label={t.caption} maxLength={600} />
      </Box>
    </BlockFrame>
  )
}

function Facts({ id }: { readonly id: string }) {
  const t = useMessages().editor.block
  const language = useLanguage()
  const { media, isPending } = useMedia(id)
  if (isPending) return <Skeleton width="60%" />
  if (!media) return <Alert severity="warning">{t.missing}</Alert>
  const { content } = media
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Description fontSize="small" color="primary" />
      <Link href={fileAddress(content)} target="_blank" rel="noopener" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {content.fileName}
      </Link>
      <Typography variant="body2" component="span" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {fileSize(content.bytes, language)}
      </Typography>
    </Box>
  )
}
