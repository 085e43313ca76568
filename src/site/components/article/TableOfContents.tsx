import type { Anchor } from '../../../content/body/headings.ts'

interface TableOfContentsProps {
  readonly title: string
  readonly anchors: readonly Anchor[]
}

/** The chapters of a long piece: in the margin where there is one, else folded above the text. Only one of the two is ever there for anybody. */
export function TableOfContents({ title, anchors }: TableOfContentsProps) {
  return (
    <>
      <nav className="toc toc-margin" aria-label={title}>
        <p className="toc-title">{title}</p>
        <Chapters anchors={anchors} />
      </nav>
      <nav className="toc toc-folded" aria-label={title}>
        <details>
          <summary className="toc-title">{title}</summary>
          <Chapters anchors={anchors} />
        </details>
      </nav>
    </>
  )
}

function Chapters({ anchors }: Pick<TableOfContentsProps, 'anchors'>) {
  return (
    <ol className="plain-list">
      {anchors.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
