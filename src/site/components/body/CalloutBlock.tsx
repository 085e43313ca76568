import type { ReactNode } from 'react'
import type { Block } from '../../../content/body/body.ts'
import type { Messages } from '../../../messages/messages.ts'
import { PageStyle } from '../PageAssets.tsx'

interface CalloutBlockProps {
  readonly callout: Extract<Block, { type: 'callout' }>
  readonly messages: Messages['site']
  readonly children: ReactNode
}

/** A box beside the course of the text. What it is, is said in words: a colour alone says nothing to many. */
export function CalloutBlock({ callout, messages, children }: CalloutBlockProps) {
  const { look, title } = callout.attrs
  return (
    <div className={`callout callout-${look}`} role="note">
      <PageStyle name="blocks" />
      <p className="callout-look">{messages.blocks.callouts[look]}</p>
      {title && <p className="callout-title">{title}</p>}
      {children}
    </div>
  )
}
