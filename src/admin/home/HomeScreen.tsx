import { Box } from '@mui/material'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard } from '../form/FormCard.tsx'
import { ReferenceListInput } from '../form/ReferenceListInput.tsx'
import { useMessages } from '../useMessages.ts'
import { HomePreview } from './HomePreview.tsx'

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
