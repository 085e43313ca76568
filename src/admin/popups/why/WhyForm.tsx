import {
  Autocomplete,
  Box,
  Button,
  Card,
  FormControl,
  FormHelperText,
  InputLabel,
  MenuItem,
  Select,
  TextField,
  Typography,
} from '@mui/material'
import { useEffect, useState, type SubmitEvent } from 'react'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import type { ExplainedPage, VisitorState } from '../../../content/popups/explanation.ts'
import { fromWallTime } from '../../../content/time.ts'
import { usePickerWords } from '../../list/DocumentPicker.tsx'
import { useDates } from '../../theme/dates.ts'
import { placeOfZone } from '../../theme/zoneNote.ts'
import { useLanguage, useMessages } from '../../useMessages.ts'

interface WhyFormProps {
  readonly popups: readonly ListedDocument<'popup'>[]
  readonly address: string
  readonly isAsking: boolean
  readonly onAsk: (asked: ExplainRequest) => void
}

/** A window of each sort, as wide as most are. */
const WIDTHS = { any: null, phone: 390, tablet: 820, desktop: 1440 } as const

/** The page, the moment, and what the visitor already did. */
export function WhyForm({ popups, address: first, isAsking, onAsk }: WhyFormProps) {
  const { popupStudio, lists } = useMessages()
  const t = popupStudio.why
  const words = usePickerWords()
  const { timeZone } = useDates()
  const language = useLanguage()
  const [address, setAddress] = useState(first)
  const [wall, setWall] = useState('')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('any')
  const [seen, setSeen] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const [shownHere, setShownHere] = useState(0)
  const [shownToday, setShownToday] = useState(0)
  const [cookies, setCookies] = useState('')

  const ask = () =>
    onAsk({
      address: address.trim() || '/',
      ...(wall && { at: fromWallTime(wall, timeZone) }),
      cookies,
      seen,
      refused,
      width: WIDTHS[width],
      shownHere,
      shownToday,
    })
  // Whoever comes here has a page in mind: the front page, if nothing else.
  useEffect(ask, []) // oxlint-disable-line react/exhaustive-deps -- once, with what the form begins with

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask()
  }
  const choice = (label: string, chosen: readonly string[], choose: (ids: readonly string[]) => void) => (
    <Autocomplete
      multiple
      options={popups.map(({ id }) => id)}
      value={[...chosen]}
      onChange={(_event, ids) => choose(ids)}
      getOptionLabel={(id) => popups.find((popup) => popup.id === id)?.title ?? lists.unknown}
      {...words}
      noOptionsText={t.none}
      renderInput={(parameters) => <TextField {...parameters} label={label} />}
    />
  )
  const count = (label: string, value: number, change: (count: number) => void) => (
    <TextField
      type="number"
      label={label}
      value={value}
      onChange={({ target }) => change(Math.max(0, Math.floor(Number(target.value)) || 0))}
      slotProps={{ htmlInput: { min: 0, max: 1000 } }}
    />
  )
  return (
    <Card component="form" onSubmit={submit} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <TextField
        label={t.address}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        helperText={t.addressHelp}
        slotProps={{ htmlInput: { maxLength: 2000, spellCheck: false } }}
      />
      <TextField
        type="datetime-local"
        label={t.at}
        value={wall}
        onChange={({ target }) => setWall(target.value)}
        helperText={t.atHelp(placeOfZone(timeZone, language))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControl>
        <InputLabel id="why-width">{t.width}</InputLabel>
        <Select labelId="why-width" label={t.width} value={width} onChange={({ target }) => setWidth(target.value)}>
          {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((sort) => (
            // its own keys
            <MenuItem key={sort} value={sort}>
              {t.widths[sort]}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Typography variant="subtitle2" component="h2">
        {t.did}
      </Typography>
      {choice(t.seen, seen, setSeen)}
      {choice(t.refused, refused, setRefused)}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {count(t.shownHere, shownHere, setShownHere)}
        {count(t.shownToday, shownToday, setShownToday)}
      </Box>
      <div>
        <TextField
          fullWidth
          multiline
          maxRows={4}
          label={t.cookies}
          value={cookies}
          onChange={({ target }) => setCookies(target.value)}
          slotProps={{ htmlInput: { maxLength: 8000, spellCheck: false } }}
        />
        <FormHelperText>{t.cookiesHelp}</FormHelperText>
      </div>
      <Button type="submit" variant="contained" disabled={isAsking}>
        {isAsking ? t.asking : t.ask}
      </Button>
    </Card>
  )
}

/** What is asked: see `server/admin/popups.ts`. */
export interface ExplainRequest extends VisitorState {
  readonly address: string
  readonly at?: string
}

export interface Explained {
  readonly page: ExplainedPage
  readonly at: string
  readonly popups: readonly {
    readonly id: string
    readonly name: string
    readonly priority: number
    readonly isSeen: boolean
    readonly opensOnClick?: boolean
    readonly isForcedByUrl?: boolean
    /** The decision and its reason, in the editor's language. */
    readonly message: string
  }[]
}
