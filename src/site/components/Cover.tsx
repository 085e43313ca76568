import type { IssueCard } from '../../content/reading/publicContent.ts'
import type { Frame } from '../frame.ts'
import { Moon } from './Moon.tsx'
import { Picture } from './Picture.tsx'

interface CoverProps {
  readonly frame: Frame
  readonly issue: IssueCard
  readonly isFirst?: boolean
}

/** An issue's cover as it would hang in a newsstand: name, picture, number. It always stands beside the issue's title, and says no more than that. */
export function Cover({ frame, issue, isFirst = false }: CoverProps) {
  return (
    <div className="cover" aria-hidden="true">
      {issue.cover && <Picture media={issue.cover} sizes="(min-width: 60rem) 54rem, 150vw" alt="" isFirst={isFirst} />}
      <p className="cover-name">{frame.site.name}</p>
      <p className="cover-foot">
        <Moon />
        {issue.number}
      </p>
    </div>
  )
}
