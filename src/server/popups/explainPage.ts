import type { Popup } from '../../content/kinds/popup.ts'
import type { PopupSettings } from '../../content/kinds/settings.ts'
import type { ExplainedPage, VisitorState } from '../../content/popups/explanation.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { isCapped } from '../../popup/core/caps.ts'
import { doNotShowCookie, hideCookie } from '../../popup/core/cookies.ts'
import { isSupportPage } from '../../popup/core/isSupportPage.ts'
import { isForcedByUrl, type PageContext } from '../../popup/core/targeting.ts'
import { popupVisibility, type Visibility } from '../../popup/core/popupVisibility.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import { matchPage } from '../pages/matchPage.ts'
import type { PageSubject } from '../pages/readerPage.ts'
import { parameterIn, pageContextAt } from './createPopupSelector.ts'
import { settingsOf } from './settingsOf.ts'

/** An announcement that readers can see at the moment, and what it does on the page. */
export interface ExplainedPopup {
  readonly documentId: string
  readonly sight: Visibility | { readonly isSeen: false; readonly because: 'no-page'; readonly opensOnClick: false }
}

interface ExplainInput {
  readonly publicContent: PublicContent
  readonly layout: () => Promise<LayoutData>
  /** The path and the query. */
  readonly address: string
  readonly at: Instant
  readonly visitor: VisitorState
}

/** Any day serves: the count is of this very one. */
const TODAY = 1

/** Says what every announcement of a moment does on a page for a visitor: by what pages are drawn by, and by what browsers do. */
export async function explainPage({
  publicContent,
  layout,
  address,
  at,
  visitor,
}: ExplainInput): Promise<{ page: ExplainedPage; popups: ExplainedPopup[] }> {
  const [popups, settings, around] = await Promise.all([publicContent.popups(at), publicContent.popupSettings(), layout()])
  const found = await findPageContext(publicContent, address, at, async () => around)
  const parameter = parameterIn(address)
  const called = popups.some(({ content }) => isForcedByUrl(content.targeting, { parameter })) ? parameter : ''
  const path = address.replace(/[?#].*$/s, '')
  const isSupport = isSupportPage(address, settings.supportSlug)
  const page: ExplainedPage = { path, kind: found?.kind ?? null, isSupportPage: isSupport, parameter: called }
  const context = found && pageContextAt(address, found, called, around.site)
  return {
    page,
    popups: popups.map(({ documentId, content }) => ({
      documentId,
      sight: context
        ? sightOf(documentId, content, context, settings, visitor, isSupport)
        : ({ isSeen: false, because: 'no-page', opensOnClick: false } as const),
    })),
  }
}

function sightOf(
  documentId: string,
  content: Popup,
  context: PageContext,
  rules: PopupSettings,
  { cookies, seen, refused, width, shownHere, shownToday }: VisitorState,
  isSupport: boolean,
): Visibility {
  const settings = settingsOf(content, rules)
  const own = [
    cookies,
    ...(seen.includes(documentId) ? [`${hideCookie(settings).name}=true`] : []),
    ...(refused.includes(documentId) ? [`${doNotShowCookie(settings).name}=true`] : []),
  ].flatMap((text) => text.split(/; */))
  // With show_once off, a page that loads removes this cookie before it looks.
  const kept = own.filter((pair) => pair && (settings.show_once || !pair.startsWith(`${hideCookie(settings).name}=`)))
  return popupVisibility({ targeting: content.targeting, settings }, context, {
    isSupportPage: isSupport,
    cookies: kept.join('; '),
    width,
    isCapped: isCapped(rules, shownHere, `modal_page_day=${TODAY}.${shownToday}`, TODAY),
  })
}

/** What the page at an address is: asked of the very code that draws it, which is not let to. */
async function findPageContext(
  publicContent: PublicContent,
  address: string,
  now: Instant,
  layout: () => Promise<LayoutData>,
): Promise<PageSubject | null> {
  const matched = matchPage(address.replace(/[?#].*$/s, ''))
  if (!matched) return null
  let place: PageSubject | null = null
  const drawn = await matched.page.find({
    params: matched.params,
    query: {},
    page: matched.number,
    publicContent,
    now,
    layout: (given) => {
      place = given
      return layout()
    },
  })
  return drawn ? place : null
}
