import { Layout } from '../components/Layout.tsx'
import type { Frame } from '../frame.ts'

interface ApiPageProps {
  readonly frame: Frame
  readonly title: string
  readonly intro: string
  readonly machineReadable: { readonly label: string; readonly address: string }
  readonly routes: readonly { readonly method: string; readonly path: string; readonly summary: string }[]
}

/** The routes of the back office, for who writes programs that use them. */
export function ApiPage({ frame, title, intro, machineReadable, routes }: ApiPageProps) {
  return (
    <Layout frame={frame} title={title}>
      <article className="article">
        <header className="article-head">
          <h1>{title}</h1>
          <p className="standfirst">{intro}</p>
        </header>
        <div className="body">
          <p>
            <a href={machineReadable.address}>{machineReadable.label}</a>
          </p>
          {routes.map(({ method, path, summary }) => (
            <section key={`${method} ${path}`}>
              <h3>
                <code>
                  {method} {path}
                </code>
              </h3>
              <p>{summary}</p>
            </section>
          ))}
        </div>
      </article>
    </Layout>
  )
}
