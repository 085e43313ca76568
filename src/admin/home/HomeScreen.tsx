import { Alert, Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { HomePage } from '../../content/kinds/homePage.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard } from '../form/FormCard.tsx'
import { ReferenceListInput } from '../form/ReferenceListInput.tsx'
import { useDebouncedValue } from '../list/useDebouncedValue.ts'
import { loadFonts } from '../theme/loadFonts.ts'
import { useElementSize } from '../theme/useElementSize.ts'
import { useMessages } from '../useMessages.ts'

/** The most that the schema allows. */
const MAX_SECOND = 4
const MAX_SECTIONS = 12

/** The front page: who stands where, and how it looks. */
export function HomeScreen() {
  const t = useMessages().home
  return (
    <DocumentForm kind="homePage" id="only" title={t.title} hasOwnTitle={false} text={t.text} defaults={{}}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
        <Box>
          <FormCard title={t.lead} text={t.leadText}>
            <ReferenceListInput
              source="content.lead"
              kind="article"
              max="one"
              pickLabel={t.pickArticle}
              emptyText={t.automatic}
              hiddenText={t.notVisible}
            />
          </FormCard>
          <FormCard title={t.second} text={t.secondText}>
            <ReferenceListInput
              source="content.second"
              kind="article"
              max={MAX_SECOND}
              pickLabel={t.pickArticle}
              emptyText={t.automatic}
              hiddenText={t.notVisible}
            />
          </FormCard>
          <FormCard title={t.dossier} text={t.dossierText}>
            <ReferenceListInput source="content.dossier" kind="issue" max="one" pickLabel={t.pickIssue} hiddenText={t.notVisible} />
          </FormCard>
          <FormCard title={t.sections} text={t.sectionsText}>
            <ReferenceListInput source="content.sections" kind="section" max={MAX_SECTIONS} pickLabel={t.pickSection} />
          </FormCard>
        </Box>
        <HomePreview />
      </Box>
    </DocumentForm>
  )
}

const WIDTHS = { desktop: 1280, phone: 390 } as const
const HEIGHT = 1600
const REST_MS = 500

/** The real front page with what the form holds, drawn by the server as readers would get it. */
function HomePreview() {
  const t = useMessages().home
  const content = useDebouncedValue(useWatch<{ content: HomePage }>({ name: 'content' }) as HomePage, REST_MS)
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const frame = useRef<HTMLDivElement>(null)
  const { width: room } = useElementSize(frame)
  const { data, error } = useQuery({
    queryKey: ['homePreview', content],
    queryFn: ({ signal }) => draw(content, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const scale = Math.min(1, room / WIDTHS[width])
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 128 }, alignSelf: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {t.previewText}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={width}
          onChange={(_event, chosen: keyof typeof WIDTHS | null) => chosen && setWidth(chosen)}
          aria-label={t.widths.label}
        >
          <ToggleButton value="desktop">{t.widths.desktop}</ToggleButton>
          <ToggleButton value="phone">{t.widths.phone}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {error && <Alert severity="warning">{t.previewFailed}</Alert>}
      <Paper
        variant="outlined"
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={t.preview}
        sx={{ overflow: 'auto', height: { xs: 420, lg: 'calc(100vh - 200px)' } }}
      >
        <Box sx={{ width: WIDTHS[width] * scale, height: HEIGHT * scale, mx: 'auto', overflow: 'hidden' }}>
          <iframe
            title={t.preview}
            // No script of the page runs here; its styles load under our own policy.
            sandbox="allow-same-origin"
            srcDoc={data ?? ''}
            onLoad={(event) => loadFonts(event.currentTarget.contentDocument)}
            style={{ width: WIDTHS[width], height: HEIGHT, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </Box>
      </Paper>
    </Box>
  )
}

async function draw(content: HomePage, signal: AbortSignal): Promise<string> {
  const response = await fetch('/api/admin/homePage/only/preview', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
    signal,
  })
  if (!response.ok) throw new Error(`The preview was answered with ${response.status}`)
  return response.text()
}
