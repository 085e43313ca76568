import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import type { HiddenTarget } from '../../content/newsroom/hiddenTarget.ts'
import type { DocumentWarnings, PublishWarning } from '../../content/newsroom/publishWarnings.ts'
import { callApi } from '../api/callApi.ts'
import { editPath } from '../list/editPath.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import { TextDifferences } from './TextDifferences.tsx'

interface Publishing {
  readonly kind: Kind
  readonly id: string
  /** When, if not now. */
  readonly at?: string | undefined
  /** What is in the form, of a kind that readers see as it is saved. */
  readonly unsaved?: unknown
}

interface Question {
  /** Of the one document that it is about, or of each of several. */
  readonly warnings: readonly PublishWarning[] | readonly DocumentWarnings[]
  readonly isSave: boolean
  readonly answer: (isGoingOn: boolean) => void
}

interface PublishWarningsQuestions {
  readonly mayPublish: (publishing: Publishing) => Promise<boolean>
  /** The same for many that are published together: one question for all. */
  readonly mayPublishAll: (kind: Kind, ids: readonly string[]) => Promise<boolean>
  readonly dialog: ReactNode
}

/**
 * Asks the editor before readers see something that is worth another look. `mayPublish` is true at once where there is nothing to say;
 * `dialog` has to stand somewhere on the screen.
 */
export function usePublishWarnings(): PublishWarningsQuestions {
  const [question, setQuestion] = useState<Question | null>(null)
  const isGoingOn = (warnings: Question['warnings'], isSave: boolean): Promise<boolean> | true =>
    warnings.length === 0 ||
    new Promise((resolve) => {
      const answer = (isYes: boolean) => {
        setQuestion(null)
        resolve(isYes)
      }
      setQuestion({ warnings, isSave, answer })
    })
  return {
    mayPublish: async ({ kind, id, at, unsaved }) => {
      const body = { ...(at !== undefined && { at }), ...(unsaved !== undefined && { content: unsaved }) }
      return isGoingOn(await readWarnings<PublishWarning>(`${kind}/${id}`, body), unsaved !== undefined)
    },
    mayPublishAll: async (kind, ids) => isGoingOn(await readWarnings<DocumentWarnings>(kind, { ids }), false),
    dialog: question && <WarningsDialog {...question} />,
  }
}

/** Nothing, where the server does not answer: publishing itself will say why. */
async function readWarnings<T>(place: string, body: object): Promise<readonly T[]> {
  try {
    return (await callApi<readonly T[]>(`/api/admin/${place}/warnings`, { method: 'POST', body })).value
  } catch {
    return []
  }
}

function WarningsDialog({ warnings, isSave, answer }: Question) {
  const t = useMessages().publishWarnings
  const title = useId()
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby={title} role="alertdialog" fullWidth maxWidth="sm">
      <DialogTitle id={title}>{isSave ? t.saveTitle : t.title}</DialogTitle>
      <DialogContent>
        {isOfMany(warnings) ? <WarningsOfMany documents={warnings} /> : <PublishWarnings warnings={warnings} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)} autoFocus>
          {isOfMany(warnings) ? t.backToList : t.back}
        </Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {isSave ? t.saveAnyway : t.anyway}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const isOfMany = (warnings: Question['warnings']): warnings is readonly DocumentWarnings[] => warnings.some((one) => 'warnings' in one)

function WarningsOfMany({ documents }: { readonly documents: readonly DocumentWarnings[] }) {
  const titles = useId()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {documents.map(({ id, title, warnings }) => (
        <section key={id} aria-labelledby={`${titles}${id}`}>
          <Typography id={`${titles}${id}`} component="h3" gutterBottom sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <PublishWarnings warnings={warnings} />
        </section>
      ))}
    </Box>
  )
}

type Of<K extends PublishWarning['kind']> = Extract<PublishWarning, { kind: K }>

/** What is worth knowing before readers see a document: each thing once, with the way to it. */
function PublishWarnings({ warnings }: { readonly warnings: readonly PublishWarning[] }) {
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
