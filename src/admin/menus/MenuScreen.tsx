import { Tab, Tabs } from '@mui/material'
import { useGetList } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import type { Menu } from '../../content/kinds/menu.ts'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { FormCard } from '../form/FormCard.tsx'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import { LinkListInput } from '../form/RowsInput.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { useMessages } from '../useMessages.ts'

const MENUS: readonly Menu['slug'][] = ['testata', 'piede']
/** The most items that the schema allows. */
const MAX_ITEMS = 40

/** The two menus of the site, one beside the other. */
export function MenuScreen() {
  const t = useMessages().menus
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useGetList<ListedDocument<'menu'>>('menu', { pagination: { page: 1, perPage: 10 } })
  const slug = MENUS.find((menu) => menu === address.get('quale')) ?? 'testata'
  if (error) return <ListFault error={error} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton title={`${t.title}: ${t.names[slug]}`} text={t.text} />
  const menu = data.find(({ summary }) => summary.slug === slug)
  return (
    <DocumentForm
      key={slug}
      kind="menu"
      {...(menu && { id: menu.id })}
      title={`${t.title}: ${t.names[slug]}`}
      hasOwnTitle={false}
      text={t.text}
      asksBeforeSaving
      defaults={{ name: t.names[slug], slug, items: [] }}
      afterCreate={() => `/menu?quale=${slug}`}
    >
      <Tabs value={slug} onChange={(_event, chosen: string) => void navigate(`/menu?quale=${chosen}`)} sx={{ mb: 2 }} aria-label={t.title}>
        {MENUS.map((one) => (
          <Tab key={one} value={one} label={t.names[one]} sx={{ textTransform: 'none' }} />
        ))}
      </Tabs>
      <FormCard text={`${t.about[slug]} ${t.help}`}>
        <LinkListInput source="content.items" max={MAX_ITEMS} addLabel={t.add} findsPages />
      </FormCard>
    </DocumentForm>
  )
}
