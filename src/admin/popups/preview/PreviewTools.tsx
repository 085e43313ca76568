import Computer from '@mui/icons-material/Computer'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import PhoneAndroid from '@mui/icons-material/PhoneAndroid'
import { Autocomplete, Box, TextField, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetList } from 'react-admin'
import { addressOf } from '../../../content/addresses/addresses.ts'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { useMessages } from '../../useMessages.ts'

/** How the preview is looked at. */
export interface PreviewView {
  readonly device: 'phone' | 'desktop'
  readonly theme: 'light' | 'dark'
  /** 0 for the first text. */
  readonly variant: number
  readonly address: string
}

interface PreviewToolsProps {
  readonly view: PreviewView
  readonly onChange: (view: PreviewView) => void
  readonly texts: number
}

const LETTERS = ['A', 'B', 'C']

/** The screen, the colours, the text and the page of the preview. */
export function PreviewTools({ view, onChange, texts }: PreviewToolsProps) {
  const t = useMessages().popupStudio.preview
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
      <Choice
        label={t.device}
        value={view.device}
        onChange={(device) => onChange({ ...view, device })}
        choices={[
          { value: 'phone', label: t.devices.phone, icon: <PhoneAndroid fontSize="small" /> },
          { value: 'desktop', label: t.devices.desktop, icon: <Computer fontSize="small" /> },
        ]}
      />
      <Choice
        label={t.colours}
        value={view.theme}
        onChange={(theme) => onChange({ ...view, theme })}
        choices={[
          { value: 'light', label: t.light, icon: <LightModeOutlined fontSize="small" /> },
          { value: 'dark', label: t.dark, icon: <DarkModeOutlined fontSize="small" /> },
        ]}
      />
      {texts > 1 && (
        <Choice
          label={t.text}
          value={view.variant}
          onChange={(variant) => onChange({ ...view, variant })}
          choices={LETTERS.slice(0, texts).map((letter, value) => ({ value, label: `${t.text} ${letter}`, icon: letter }))}
        />
      )}
      <PageChoice address={view.address} onChange={(address) => onChange({ ...view, address })} />
    </Box>
  )
}

interface ChoiceProps<Value> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly icon: ReactNode }[]
}

function Choice<Value extends string | number>({ label, value, onChange, choices }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value} aria-label={choice.label}>
          <Tooltip title={choice.label}>
            <Box component="span" sx={{ display: 'inline-flex', minWidth: 20, justifyContent: 'center' }}>
              {choice.icon}
            </Box>
          </Tooltip>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

interface PageOption {
  readonly address: string
  readonly title: string
}

/** Any page of the site: the newest articles are offered, every other path can be typed. */
function PageChoice({ address, onChange }: { readonly address: string; readonly onChange: (address: string) => void }) {
  const { popupStudio, lists } = useMessages()
  const t = popupStudio.preview
  const { data = [] } = useGetList<ListedDocument<'article'>>('article', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'publishedAt', order: 'DESC' },
    filter: { state: 'published' },
  })
  const articles = data.flatMap(({ slug, title }) => (slug ? [{ address: addressOf.article(slug), title }] : []))
  const options: PageOption[] = [{ address: '/', title: t.front }, ...articles]
  return (
    <Autocomplete<PageOption, false, true, true>
      freeSolo
      disableClearable
      size="small"
      sx={{ flex: '1 1 10rem', minWidth: 0 }}
      options={options}
      value={address}
      onChange={(_event, chosen) => onChange(pathOf(typeof chosen === 'string' ? chosen : chosen.address))}
      getOptionLabel={(option) =>
        typeof option === 'string' ? (options.find((one) => one.address === option)?.title ?? option) : option.title
      }
      getOptionKey={(option) => (typeof option === 'string' ? option : option.address)}
      filterOptions={(all) => all}
      noOptionsText={lists.picker.none}
      renderInput={(parameters) => <TextField {...parameters} label={t.page} />}
    />
  )
}

/** As much of what was typed as says where on the site. */
function pathOf(typed: string): string {
  const text = typed.trim()
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text).pathname
  return text.startsWith('/') ? text : `/${text}`
}
