import { Fragment } from 'react'
import type { Block } from '../../../content/body/body.ts'
import { languageName } from '../../../content/body/codeLanguages.ts'
import { codeText } from '../../../content/body/text.ts'
import type { Messages } from '../../../messages/messages.ts'
import { highlightCode, type CodePiece } from '../../highlightCode.ts'
import { PageStyle } from '../PageAssets.tsx'

interface CodeBlockProps {
  readonly code: Extract<Block, { type: 'codeBlock' }>
  readonly messages: Messages['site']
}

/** Code, coloured here and not in the browser. Its lines are not broken: what is too wide scrolls, by the keyboard too. */
export function CodeBlock({ code, messages }: CodeBlockProps) {
  const language = languageName(code.attrs?.language)
  return (
    <figure className="code">
      <PageStyle name="blocks" />
      {language && <figcaption>{language}</figcaption>}
      <pre role="group" aria-label={messages.blocks.code(language)} tabIndex={0}>
        <code>
          <Pieces pieces={highlightCode(codeText(code), code.attrs?.language)} />
        </code>
      </pre>
    </figure>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly CodePiece[] }) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <span key={index} className={piece.className}>
        <Pieces pieces={piece.pieces} />
      </span>
    ),
  )
}
