import { Tab, Tabs } from '@mui/material'
import { usePermissions } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Me } from '../api/me.ts'
import { useMessages } from '../useMessages.ts'

export const SETTINGS_TABS = ['site', 'support', 'popup', 'analytics'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** The parts of the settings, and where a magazine is brought in from elsewhere, for whoever may. */
export function SettingsTabs({ value }: { readonly value: SettingsTab | 'move' }) {
  const t = useMessages().settings
  const navigate = useNavigate()
  const { permissions } = usePermissions<Me['may']>()
  const mayMove = value === 'move' || (permissions?.siteSettings?.includes('edit') ?? false)
  return (
    <Tabs
      value={value}
      onChange={(_event, chosen: SettingsTab | 'move') =>
        void navigate(chosen === 'move' ? '/impostazioni/trasloco' : `/impostazioni?quali=${chosen}`)
      }
      aria-label={t.title}
      variant="scrollable"
      sx={{ mb: 2 }}
    >
      {[...SETTINGS_TABS, ...(mayMove ? (['move'] as const) : [])].map((one) => (
        <Tab key={one} value={one} label={t.tabs[one]} sx={{ textTransform: 'none' }} />
      ))}
    </Tabs>
  )
}
