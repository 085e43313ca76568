import type { ReactNode } from 'react'
import { kinds, type Kind } from '../../../content/kinds.ts'
import type { Messages } from '../../../messages/messages.ts'
import type { Locale } from '../../../messages/locale.ts'
import { ROOT } from '../authorize.ts'
import { adminRoutes, type AdminRoute } from './adminRoutes.ts'
import { API_STYLE } from './apiStyle.ts'
import { describeSchema, type DescribedField } from './describeSchema.ts'
import { groupRoutes } from './groupRoutes.ts'
import { summaryOf } from './openApi.ts'
import { COMMON_FAULTS, FAULTS, faultsOf, type Fault } from './routeFaults.ts'

interface ApiPageProps {
  readonly t: Messages['adminDocs']
  readonly language: Locale
  /** The readers' stylesheets: its colours and fonts are theirs. */
  readonly styles: readonly string[]
  readonly siteUrl: string
}

type Words = Messages['adminDocs']

/** The API of the back office, for who writes programs that use it: one page, which loads nothing but the magazine's own style. */
export function ApiPage({ t, language, styles, siteUrl }: ApiPageProps) {
  const groups = groupRoutes(adminRoutes)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{t.title}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: API_STYLE }} />
      </head>
      <body className="api">
        <nav aria-label={t.contents}>
          <a href="#inizio">{t.title}</a>
          <ul>
            {groups.map(({ group }) => (
              <li key={group}>
                <a href={`#${group}`}>{t.groups[group]}</a>
              </li>
            ))}
            <li>
              <a href="#generi">{t.kindsTitle}</a>
            </li>
            <li>
              <a href="#codici">{t.codesTitle}</a>
            </li>
          </ul>
        </nav>
        <main id="inizio">
          <h1>{t.title}</h1>
          <p className="lead">{t.intro}</p>
          <p>
            <a href={`${ROOT}/docs/openapi.json`}>{t.machineReadable}</a>
          </p>
          <h2>{t.exampleTitle}</h2>
          <pre tabIndex={0}>
            <code>{example(siteUrl)}</code>
          </pre>
          <p>{t.exampleText}</p>
          {groups.map(({ group, routes }) => (
            <section key={group} id={group} aria-labelledby={`${group}-t`}>
              <h2 id={`${group}-t`}>{t.groups[group]}</h2>
              {routes.map((route) => (
                <Route key={route.name} route={route} t={t} />
              ))}
            </section>
          ))}
          <section id="generi" aria-labelledby="generi-t">
            <h2 id="generi-t">{t.kindsTitle}</h2>
            <p>{t.kindsText}</p>
            {(Object.keys(kinds) as Kind[]).map((kind) => (
              // its keys are the kinds
              <details key={kind} id={`genere-${kind}`}>
                <summary>
                  <code>{kind}</code>
                </summary>
                <Fields fields={describeSchema(kinds[kind].schema, t.types)} t={t} />
              </details>
            ))}
          </section>
          <section id="codici" aria-labelledby="codici-t">
            <h2 id="codici-t">{t.codesTitle}</h2>
            <p>{t.codesText}</p>
            <Table head={[t.status, t.code, t.meaning]}>
              {(Object.keys(FAULTS) as Fault[]) // its keys are the codes
                .toSorted((one, other) => FAULTS[one] - FAULTS[other])
                .map((fault) => (
                  <tr key={fault}>
                    <td>{FAULTS[fault]}</td>
                    <td>
                      <code>{fault}</code>
                    </td>
                    <td>
                      {t.faults[fault]} {(COMMON_FAULTS as readonly Fault[]).includes(fault) && <em>{t.anyRoute}</em>}
                    </td>
                  </tr>
                ))}
            </Table>
          </section>
        </main>
      </body>
    </html>
  )
}

function Route({ route, t }: { readonly route: AdminRoute; readonly t: Words }) {
  const faults = faultsOf(route)
  const parameters = [
    ...Object.entries(route.json ?? {}).map(([name, schema]) => ({ name, fields: describeSchema(schema, t.types) })),
    ...(route.query ? [{ name: '', fields: describeSchema(route.query, t.types) }] : []),
  ]
  return (
    <article id={`r-${route.name}`}>
      <h3>
        <a href={`#r-${route.name}`}>
          <b className={route.method.toLowerCase()}>{route.method}</b> <code>{`${ROOT}${route.path}`}</code>
        </a>
      </h3>
      <p>{withCode(summaryOf(route, t))}</p>
      {parameters.map(({ name, fields }) => (
        <details key={name}>
          <summary>{name ? t.jsonParameter(name) : t.parameters}</summary>
          {fields.length > 0 ? <Fields fields={fields} t={t} /> : <p>{t.pair[name === 'range' ? 'range' : 'sort']}</p>}
        </details>
      ))}
      {route.body && <Body body={route.body} t={t} />}
      {faults.length > 0 && (
        <p className="faults">
          {t.mayRefuse}{' '}
          {faults.map((fault) => (
            <a key={fault} href="#codici">
              {FAULTS[fault]} <code>{fault}</code>
            </a>
          ))}
        </p>
      )}
    </article>
  )
}

/** What stands between backticks is a word of programs. */
const withCode = (sentence: string): ReactNode[] =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))

function Body({ body, t }: { readonly body: NonNullable<AdminRoute['body']>; readonly t: Words }) {
  if (body === 'bytes') return <p className="note">{t.bytes}</p>
  if (body === 'content')
    return (
      <p className="note">
        {t.content} <a href="#generi">{t.kindsTitle}</a>.
      </p>
    )
  const fields = describeSchema(body, t.types)
  return fields.length === 0 ? null : (
    <details>
      <summary>{t.body}</summary>
      <Fields fields={fields} t={t} />
    </details>
  )
}

function Fields({ fields, t }: { readonly fields: readonly DescribedField[]; readonly t: Words }) {
  return (
    <Table head={[t.field, t.type]}>
      {fields.map(({ name, type, isRequired }) => (
        <tr key={name}>
          <td>
            <code>{name}</code> {isRequired && <em>{t.required}</em>}
          </td>
          <td>{type}</td>
        </tr>
      ))}
    </Table>
  )
}

/** It scrolls by itself where there is no room: the page never does sideways. */
function Table({ head, children }: { readonly head: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className="table" tabIndex={0} role="group" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

const example = (siteUrl: string): string =>
  `curl -c sessione -H 'origin: ${siteUrl}' -H 'content-type: application/json' \\
  -d '{"email":"…","password":"…"}' ${siteUrl}/api/auth/sign-in/email

curl -b sessione '${siteUrl}${ROOT}/article?filter={"state":"draft"}&sort=["updatedAt","DESC"]&range=[0,9]'`
