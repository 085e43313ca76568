import ContentCopy from '@mui/icons-material/ContentCopy'
import Download from '@mui/icons-material/Download'
import Print from '@mui/icons-material/Print'
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useCopy } from '../layout/useCopy.ts'
import { useMessages } from '../useMessages.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly email: string
  readonly onKept: () => void
}

/** The codes that let in who lost the phone. They are shown once, and nobody goes on without saying that they kept them. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const t = useMessages().entry.setUp
  const copy = useCopy()
  const [isKept, setKept] = useState(false)
  const text = [t.fileTitle(email), '', ...codes, ''].join('\n')

  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = t.fileName
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h5" component="h2">
        {t.codesTitle}
      </Typography>
      <Typography>{t.codes}</Typography>
      <Box component="ul" aria-label={t.codesLabel} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => copy(text, t.copied)}>
          {t.copy}
        </Button>
        <Button size="small" variant="outlined" startIcon={<Download />} onClick={download}>
          {t.download}
        </Button>
        <Button size="small" variant="outlined" startIcon={<Print />} onClick={() => print()}>
          {t.print}
        </Button>
      </Box>
      <FormControlLabel control={<Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)} />} label={t.kept} />
      <Button variant="contained" disabled={!isKept} onClick={onKept}>
        {t.finish}
      </Button>
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 1,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
