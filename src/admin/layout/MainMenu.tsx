import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import DrawOutlined from '@mui/icons-material/DrawOutlined'
import ForkRight from '@mui/icons-material/ForkRight'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import TodayOutlined from '@mui/icons-material/TodayOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import ViewQuiltOutlined from '@mui/icons-material/ViewQuiltOutlined'
import WebStoriesOutlined from '@mui/icons-material/WebStoriesOutlined'
import { Box, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import type { Me } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'

type Label = keyof AdminMessages['layout']['menu']

interface Entry {
  readonly label: Label
  readonly to: string
  readonly icon: ComponentType
  /** Shown to whoever may do this to that kind; to everybody when absent. */
  readonly needs?: readonly [kind: keyof Me['may'], action: 'view' | 'edit']
}

/** The rooms of the back office, in the order of a working day. */
export const groups: readonly { readonly label: Label | null; readonly entries: readonly Entry[] }[] = [
  { label: null, entries: [{ label: 'today', to: '/', icon: TodayOutlined }] },
  {
    label: 'writing',
    entries: [
      { label: 'article', to: '/article', icon: ArticleOutlined },
      { label: 'calendar', to: '/calendario', icon: CalendarMonthOutlined },
      { label: 'media', to: '/media', icon: PhotoLibraryOutlined },
      { label: 'issue', to: '/issue', icon: AutoStoriesOutlined, needs: ['issue', 'edit'] },
      { label: 'page', to: '/page', icon: DescriptionOutlined, needs: ['page', 'view'] },
      { label: 'previewLinks', to: '/anteprime', icon: LinkOutlined },
      { label: 'bin', to: '/cestino', icon: DeleteOutlined },
    ],
  },
  {
    label: 'magazine',
    entries: [
      { label: 'homePage', to: '/prima-pagina', icon: ViewQuiltOutlined, needs: ['homePage', 'edit'] },
      { label: 'section', to: '/section', icon: WebStoriesOutlined, needs: ['section', 'edit'] },
      { label: 'tag', to: '/tag', icon: LabelOutlined, needs: ['tag', 'edit'] },
      { label: 'author', to: '/author', icon: DrawOutlined, needs: ['author', 'edit'] },
      { label: 'menu', to: '/menu', icon: MenuOutlined, needs: ['menu', 'edit'] },
      { label: 'redirect', to: '/redirect', icon: ForkRight, needs: ['redirect', 'view'] },
      { label: 'popup', to: '/popup', icon: CampaignOutlined, needs: ['popup', 'view'] },
    ],
  },
  {
    label: 'house',
    entries: [
      { label: 'settings', to: '/impostazioni', icon: TuneOutlined, needs: ['siteSettings', 'view'] },
      { label: 'user', to: '/user', icon: GroupOutlined, needs: ['user', 'view'] },
      { label: 'audit', to: '/audit', icon: HistoryOutlined, needs: ['audit', 'view'] },
    ],
  },
]

export function MainMenu() {
  const t = useMessages().layout.menu
  const [isOpen] = useSidebarState()
  const { permissions } = usePermissions<Me['may']>()
  const isOffered = ({ needs }: Entry) => !needs || permissions?.[needs[0]]?.includes(needs[1])
  const offered = groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(isOffered) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Box component="nav" aria-label={t.label}>
      <Menu>
        {offered.map(({ label, entries }) => (
          <Box key={label ?? 'first'} role="group" aria-label={label ? t[label] : undefined} sx={{ mb: 1 }}>
            {label && isOpen && (
              <Typography variant="overline" component="p" color="text.secondary" sx={{ px: 2 }}>
                {t[label]}
              </Typography>
            )}
            {entries.map(({ label: entry, to, icon: Icon }) => (
              <Menu.Item key={entry} to={to} primaryText={t[entry]} leftIcon={<Icon />} />
            ))}
          </Box>
        ))}
      </Menu>
    </Box>
  )
}
