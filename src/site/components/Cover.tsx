import type { IssueCard } from '../../content/reading/publicContent.ts'
import type { LayoutData } from '../layoutData.ts'
import { Moon } from './Moon.tsx'
import { Picture } from './Picture.tsx'

interface CoverProps {
  readonly layout: LayoutData
  readonly issue: IssueCard
  readonly isFirst?: boolean
}

/** An issue's cover as it would hang in a newsstand: name, picture, number. It always stands beside the issue's title, and says no more than that. */
export function Cover({ layout, issue, isFirst = false }: CoverProps) {
  // Twice as wide as the cover: of a picture that lies, it shows the middle half.
  const sizes = isFirst ? '(min-width: 60rem) 54rem, 150vw' : '30rem'
  return (
    <div className="cover" aria-hidden="true">
      {issue.cover && <Picture media={issue.cover} sizes={sizes} alt="" isFirst={isFirst} />}
      <p className="cover-name">{layout.site.name}</p>
      <p className="cover-foot">
        <Moon />
        {issue.number}
      </p>
    </div>
  )
}
