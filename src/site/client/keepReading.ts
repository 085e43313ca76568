import { putEntry, readEntries, type ReadingEntry } from '../reading/readingList.ts'
import { readOn } from '../reading/readOn.ts'

/** Where the window has stood this long, somebody reads. */
const REST_MS = 500

/** Keeps in this browser how far its reader has come into an article, offers to go on from there when they come back, and to read it later. */
export function keepReading(page: Document, storage: Storage): void {
  const body = page.querySelector('.story > .body')
  const resume = page.querySelector<HTMLButtonElement>('.js-resume')
  const save = page.querySelector<HTMLButtonElement>('.js-save')
  if (!body || !resume || !save) return
  const { pathname } = location
  const minutes = Number(save.value)
  const read = (): ReadingEntry =>
    readEntries(storage).find(({ path }) => path === pathname) ?? {
      path: pathname,
      title: page.querySelector('h1')?.textContent ?? '',
      minutes,
      block: 0,
      isSaved: false,
    }
  offerToResume(resume, body.children[read().block])

  const showSaved = () => (save.ariaPressed = String(read().isSaved))
  showSaved()
  save.hidden = false
  save.addEventListener('click', () => {
    putEntry(storage, { ...read(), isSaved: !read().isSaved })
    showSaved()
  })
  // Another tab of the same reader has changed the list.
  addEventListener('storage', showSaved)

  let resting: ReturnType<typeof setTimeout>
  addEventListener('scroll', () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      const before = read()
      const after = readOn(before, minutes, positionIn(body))
      if (after !== before) putEntry(storage, after)
    }, REST_MS)
  })
}

/** Shows the way back to a block that is not the first. */
function offerToResume(button: HTMLButtonElement, block: Element | undefined): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // no other is of this type
  // Back, forward and reload bring the reader to where they were by themselves; an anchor to where they want to be.
  if (!(block instanceof HTMLElement) || !block.previousElementSibling || location.hash || visit?.type !== 'navigate') return
  button.hidden = false
  button.addEventListener('click', () => {
    // For who goes on by keyboard, or listens.
    block.tabIndex = -1
    block.focus()
    block.scrollIntoView()
  })
}

/** How much of a text has come into the window, from 0 to 1, and the first of its blocks that is in it. */
function positionIn(body: Element): Parameters<typeof readOn>[2] {
  const { top, height } = body.getBoundingClientRect()
  const blocks = [...body.children]
  return { seen: (innerHeight - top) / height, block: blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0) }
}
