import { AutocompleteInput, BooleanInput, CheckboxGroupInput, NumberInput, SelectInput } from 'react-admin'
import { ROLES } from '../../content/people/role.ts'
import { FormCard, FormColumns } from '../form/FormCard.tsx'
import { LinkListInput } from '../form/RowsInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { MediaInput } from '../media/MediaInput.tsx'
import { useMessages } from '../useMessages.ts'

/** The most links that the schema allows. */
const MAX_LINKS = 12

const ZONES = Intl.supportedValuesOf('timeZone').map((name) => ({ id: name, name: name.replaceAll('_', ' ') }))

/** What the magazine is called, its clock, and the rules of the house. */
export function SiteSettingsFields() {
  const t = useMessages()
  const s = t.settings.site
  const roles = ROLES.map((role) => ({ id: role, name: t.layout.roles[role] }))
  const languages = (['it', 'en'] as const).map((id) => ({ id, name: s.languages[id] }))
  const main = (
    <>
      <FormCard title={s.magazine}>
        <WordsInput source="content.name" label={s.name} helperText={false} />
        <WordsInput source="content.tagline" label={s.tagline} helperText={s.taglineHelp} />
        <WordsInput source="content.description" label={s.description} helperText={s.descriptionHelp} multiline minRows={2} />
        <WordsInput source="content.email" label={s.email} type="email" helperText={false} />
      </FormCard>
      <FormCard title={s.newsroom}>
        <BooleanInput source="content.editorsPublishOwn" label={s.editorsPublishOwn} helperText={s.editorsPublishOwnHelp} />
        <CheckboxGroupInput
          source="content.twoFactorRoles"
          label={s.twoFactorRoles}
          helperText={s.twoFactorRolesHelp}
          choices={roles}
          translateChoice={false}
        />
      </FormCard>
      <FormCard title={s.security}>
        <WordsInput source="content.securityContact" label={s.securityContact} helperText={s.securityContactHelp} />
        <BooleanInput source="content.httpsSubdomains" label={s.httpsSubdomains} helperText={s.httpsSubdomainsHelp} />
      </FormCard>
      <FormCard title={s.social} text={s.socialText}>
        <LinkListInput source="content.social" max={MAX_LINKS} />
      </FormCard>
    </>
  )
  const side = (
    <FormCard>
      <MediaInput source="content.logo" accept="image" label={s.logo} />
      <SelectInput source="content.language" label={s.language} choices={languages} translateChoice={false} helperText={false} fullWidth />
      <AutocompleteInput
        source="content.timeZone"
        label={s.timeZone}
        helperText={s.timeZoneHelp}
        choices={ZONES}
        translateChoice={false}
        fullWidth
      />
      <NumberInput source="content.articlesPerPage" label={s.articlesPerPage} helperText={false} min={4} max={60} fullWidth />
    </FormCard>
  )
  return <FormColumns main={main} side={side} />
}
