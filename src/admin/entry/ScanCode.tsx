import ContentCopy from '@mui/icons-material/ContentCopy'
import { Box, Button, Typography } from '@mui/material'
import { encode } from 'uqr'
import { useCopy } from '../layout/useCopy.ts'
import { useMessages } from '../useMessages.ts'

/** The secret of an authenticator, to scan or to type. */
export function ScanCode({ uri }: { readonly uri: string }) {
  const t = useMessages().entry.setUp
  const copy = useCopy()
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      <Typography sx={{ justifySelf: 'start' }}>{t.scan}</Typography>
      <QrCode text={uri} label={t.qr} />
      <Typography variant="body2" color="text.secondary" sx={{ justifySelf: 'start' }}>
        {t.secret}
      </Typography>
      <Box
        component="code"
        data-secret={secret}
        sx={{ fontSize: '1rem', letterSpacing: '0.08em', overflowWrap: 'anywhere', textAlign: 'center' }}
      >
        {secret.replace(/.{4}(?=.)/g, '$& ')}
      </Box>
      <Button size="small" startIcon={<ContentCopy />} onClick={() => copy(secret, t.copied)}>
        {t.copySecret}
      </Button>
    </Box>
  )
}

/** Black on white whatever the colours around it: cameras expect that. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={216} height={216} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
