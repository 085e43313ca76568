import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { slugify } from '../../content/addresses/slug.ts'
import { useMessages } from '../useMessages.ts'

interface SlugInputProps {
  /** The field it is made from when it is left empty. */
  readonly from: 'content.name' | 'content.title'
  readonly address: (slug: string) => string
}

/** Where readers will find it, as it will be written. */
export function SlugInput({ from, address }: SlugInputProps) {
  const t = useMessages().form
  const slug = useWatch<Record<string, string | null | undefined>>({ name: 'content.slug' })
  const name = useWatch<Record<string, string | null | undefined>>({ name: from })
  const shown = slug || (name ? slugify(name) : '')
  const help = shown ? `${t.slugHelp(address(shown))}. ${slug ? t.slugMoves : t.slugEmpty}` : t.slugEmpty
  return <TextInput source="content.slug" label={t.slug} helperText={help} parse={(typed: string) => typed.trim()} fullWidth />
}
