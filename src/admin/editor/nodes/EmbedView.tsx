import Audiotrack from '@mui/icons-material/AudiotrackOutlined'
import ChatBubble from '@mui/icons-material/ChatBubbleOutline'
import InsertChart from '@mui/icons-material/InsertChartOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ReactNodeViewProps } from '@tiptap/react'
import { EMBED_PROVIDERS, type EmbedElsewhere } from '../../../content/body/embedProviders.ts'
import type { EmbedSort } from '../../../content/body/providerRules.ts'
import { useMessages } from '../../useMessages.ts'
import { AttributeField, BlockFrame } from './BlockFrame.tsx'
import { ElsewhereCard } from './ElsewhereCard.tsx'
import { PosterField } from './PosterField.tsx'

const ICONS: Record<EmbedSort, SvgIconComponent> = { sound: Audiotrack, post: ChatBubble, map: Place, chart: InsertChart }

/** Something of another site, which readers load with a click. */
export function EmbedView(view: ReactNodeViewProps) {
  const t = useMessages().editor
  const { provider, resource } = view.node.attrs as EmbedElsewhere // as `blocks.ts` names them
  const { name, sort, page } = EMBED_PROVIDERS[provider]
  return (
    <BlockFrame view={view} block="embed">
      <ElsewhereCard icon={ICONS[sort]} label={t.embed.on[sort](name)} address={page(resource)} />
      <PosterField view={view} />
      <AttributeField view={view} name="title" label={t.embed.titleField} maxLength={300} isStrong />
      <AttributeField view={view} name="caption" label={t.block.caption} maxLength={600} />
    </BlockFrame>
  )
}
