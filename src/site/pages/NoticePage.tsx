import { addressOf } from '../../content/addresses.ts'
import { Layout } from '../components/Layout.tsx'
import { messagesOf, type Frame } from '../frame.ts'

interface NoticePageProps {
  readonly frame: Frame
  readonly title: string
  readonly text: string
}

/** A page that says one thing: what went wrong, or what is not here. */
export function NoticePage({ frame, title, text }: NoticePageProps) {
  return (
    <Layout frame={frame} title={title}>
      <div className="notice">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href={addressOf.home()}>{messagesOf(frame).backHome}</a>
        </p>
      </div>
    </Layout>
  )
}
