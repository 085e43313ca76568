import { isBlank } from '../../../content/body/isBlank.ts'
import type { Body as BodyDocument } from '../../../content/body/body.ts'
import type { PopupSettings } from '../../../content/kinds/settings.ts'
import type { Media } from '../../../content/kinds/media.ts'
import { editionId } from '../../../popup/core/editionId.ts'
import { Popup } from '../../../popup/react/Popup.tsx'
import type { Announcement, LayoutData } from '../../layoutData.ts'
import { Body } from '../body/Body.tsx'
import { popupMedia } from './popupMedia.ts'

interface AnnouncementViewProps {
  readonly layout: LayoutData
  readonly announcement: Announcement
  readonly settings: Pick<PopupSettings, 'defaultCookieExpiration'>
  /** In a preview it lies open in the page, without an engine. */
  readonly isPreview?: boolean
}

/** An announcement as its editors wrote it, in the markup that the engine reads. */
export function AnnouncementView({ layout, announcement, settings, isPreview = false }: AnnouncementViewProps) {
  const { content, media, isForcedByUrl } = announcement
  const words = (body: BodyDocument) => <Words body={body} media={media} layout={layout} />
  return (
    <Popup
      id={editionId(content.id, content.edition)}
      title={content.title}
      media={popupMedia((content.media && media.get(content.media)) || null)}
      size={content.size}
      position={content.position}
      look={content.look}
      okLabel={content.okLabel}
      redirect={content.redirect}
      leftLabel={content.leftLabel}
      doNotShowAgainLabel={content.doNotShowAgain ? content.doNotShowAgainLabel : null}
      locale={layout.site.language}
      isPreview={isPreview}
      minWidth={content.targeting.minWidth}
      maxWidth={content.targeting.maxWidth}
      variants={content.variants.map(({ title, body, okLabel }) => ({ title, okLabel, body: words(body) }))}
      autoOpen={content.autoOpen || isForcedByUrl}
      trigger={content.trigger}
      openOnClick={content.openModalOnElementClick}
      reopenOnClick={content.reopenOnClick}
      showOnce={content.showOnce}
      cookieExpiration={content.cookieExpiration ?? settings.defaultCookieExpiration}
      autoHide={content.autoHide}
      autoHideDelay={content.autoHideDelay}
      priority={content.priority}
      closeButton={content.closeButton}
      closeOnEscape={content.closeOnEscape}
      closeOnBackdrop={content.closeOnBackdrop}
    >
      {words(content.body)}
    </Popup>
  )
}

function Words({
  body,
  media,
  layout,
}: {
  readonly body: BodyDocument
  readonly media: ReadonlyMap<string, Media>
  readonly layout: LayoutData
}) {
  return isBlank(body) ? null : <Body body={body} media={media} layout={layout} isApart />
}
