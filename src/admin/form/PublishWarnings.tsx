import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { HiddenTarget } from '../../content/newsroom/hiddenTarget.ts'
import type { PublishWarning } from '../../content/newsroom/publishWarnings.ts'
import { editPath } from '../list/editPath.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import { TextDifferences } from './TextDifferences.tsx'

type Of<K extends PublishWarning['kind']> = Extract<PublishWarning, { kind: K }>

/** What is worth knowing before readers see a document: each thing once, with the way to it. */
export function PublishWarnings({ warnings }: { readonly warnings: readonly PublishWarning[] }) {
  const t = useMessages().publishWarnings
  const links = warnings.filter((warning): warning is Of<'hidden-link'> => warning.kind === 'hidden-link')
  const articles = warnings.filter((warning): warning is Of<'hidden-article'> => warning.kind === 'hidden-article')
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {links.length > 0 && (
        <Group title={t.links(links.length)}>
          {links.map(({ target, text }) => (
            <Target key={target.address} target={target} words={text} />
          ))}
        </Group>
      )}
      {articles.length > 0 && (
        <Group title={t.articles(articles.length)}>
          {articles.map(({ target }) => (
            <Target key={target.address} target={target} />
          ))}
        </Group>
      )}
      {warnings.map((warning) => {
        if (warning.kind === 'equal-texts') return <Typography key={warning.texts.join()}>{t.equal(warning.texts)}</Typography>
        return warning.kind === 'uneven-texts' ? <TextDifferences key="uneven" warning={warning} /> : null
      })}
    </Box>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography gutterBottom>{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {children}
      </Box>
    </div>
  )
}

/** Opened beside: what is about to be published stays where it is. */
function Target({ target, words }: { readonly target: HiddenTarget; readonly words?: string }) {
  const t = useMessages().publishWarnings
  const dates = useDates()
  const { document, address, state, from } = target
  return (
    <li>
      {document ? (
        <Link component={RouterLink} to={editPath(document.kind, document.id)} target="_blank" rel="noopener">
          {document.title}
        </Link>
      ) : (
        <span>{address}</span>
      )}
      {': '}
      {from ? t.scheduledFor(dates.moment(from)) : t.states[state]}
      {words && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t.onWords(words)}
        </Typography>
      )}
    </li>
  )
}
