import sharp from 'sharp'
import { crampedDresses, EVERY_DRESS, WINDOWS } from '../popup/support/crampedDresses.ts'
import { MAGAZINE, openQuietly, textAt } from './support/magazine.ts'
import type { Reader } from './support/Reader.ts'
import { expect, test } from './support/test.ts'

const GALLERY = '/articoli/il-lato-in-ombra'
const NOTES = '/articoli/sotto-la-riga'

async function path(reader: Reader): Promise<string> {
  const { pathname, search } = await reader.address()
  return pathname + search
}

const focusedName = (reader: Reader) =>
  reader.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim() ?? '')

test('pages fit a phone and a desk, in the magazine’s own faces', async ({ reader }) => {
  for (const [width, height] of [
    [390, 800],
    [1280, 800],
  ] as const) {
    await reader.resize(width, height)
    for (const page of ['/', GALLERY, '/sostieni-la-rivista', '/archivio', '/numeri', '/cerca?q=luce']) {
      await openQuietly(reader, page)
      await expect.poll(() => reader.run(() => document.fonts.status)).toBe('loaded')
      const [overflow, faces] = await reader.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
        return [scrollWidth - clientWidth, new Set(loaded).size] as const
      })
      expect([page, width, overflow]).toEqual([page, width, 0])
      expect(faces, page).toBeGreaterThan(1)
    }
  }
})

test('the colours a reader chooses stay on the next page', async ({ reader }) => {
  const ground = () => reader.run(() => getComputedStyle(document.documentElement).backgroundColor)
  await openQuietly(reader, '/')
  const light = await ground()
  await expect.poll(() => reader.run(() => document.querySelector('.js-theme')?.getAttribute('aria-label'))).toBe('Colori: come il sistema')
  await reader.click('.js-theme')
  await reader.click('.js-theme')
  await expect.poll(() => reader.run(() => document.querySelector('.js-theme')?.getAttribute('aria-label'))).toBe('Colori: scuri')
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await reader.open(`${MAGAZINE}/numeri`)
  expect(await ground()).toBe(dark)
})

test('a page that is loaded again, or opened at a place of its own, stands there when all of it is laid out', async ({ reader }) => {
  const LAST = '#sezione-ascolti'
  const isLaidOut = () =>
    reader.run(() => {
      const isPutOff = document.documentElement.style.getPropertyValue('--lie-below') !== ''
      return document.readyState === 'complete' && !isPutOff && document.getAnimations().length === 0
    })
  const top = () => reader.run((last) => document.querySelector(last)?.getBoundingClientRect().top ?? Infinity, LAST)
  await openQuietly(reader, '/')
  await expect.poll(isLaidOut).toBe(true)
  await reader.run((last) => document.querySelector(last)?.scrollIntoView(), LAST)
  const before = await top()
  await reader.reload()
  await expect.poll(isLaidOut).toBe(true)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  await openQuietly(reader, `/${LAST}`)
  await expect.poll(isLaidOut).toBe(true)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test('on a phone the menu opens, closes with Esc, and gives the focus back', async ({ reader }) => {
  await reader.resize(390, 800)
  await openQuietly(reader, '/')
  const isOpen = () => reader.run(() => document.querySelector('details.menu')?.hasAttribute('open'))
  await reader.click('details.menu summary')
  await expect.poll(isOpen).toBe(true)
  await reader.press('Escape')
  await expect.poll(isOpen).toBe(false)
  expect(await reader.run(() => document.activeElement?.tagName)).toBe('SUMMARY')
})

test('a gallery is walked through by keyboard, and gives the focus back', async ({ reader }) => {
  await openQuietly(reader, GALLERY)
  const place = () =>
    reader.run(() => {
      const { left, width } = document.querySelector('.article-head')?.getBoundingClientRect() ?? new DOMRect()
      return [left, width]
    })
  const before = await place()
  await reader.click('.gallery-items a')
  const count = () => textAt(reader, '.lightbox-position')
  await expect.poll(count).toBe('Immagine 1 di 4')
  // Even where the page behind had a scrollbar.
  expect(await place()).toEqual(before)
  await reader.press('ArrowRight')
  await expect.poll(count).toBe('Immagine 2 di 4')
  await reader.press('Escape')
  await expect.poll(count).toBe('')
  expect(await reader.run(() => document.activeElement === document.querySelectorAll('.gallery-items a')[1])).toBe(true)
})

test('a note opens beside its reference, and Esc closes it', async ({ reader }) => {
  await openQuietly(reader, NOTES)
  await reader.click('//a[@aria-label="Nota 1"]')
  const note = () => textAt(reader, '[role=dialog]:popover-open')
  await expect.poll(note).not.toBe('')
  await reader.press('Escape')
  await expect.poll(note).toBe('')
  expect(await focusedName(reader)).toBe('Nota 1')
  expect(await path(reader)).toBe(NOTES)
})

test('results follow what is typed, and the address follows them', async ({ reader }) => {
  await openQuietly(reader, '/cerca')
  await expect.poll(() => reader.run(() => document.querySelector('.search[data-awake]') !== null)).toBe(true)
  await reader.click('main input[type=search]')
  await reader.type('bibliotec')
  await expect.poll(() => textAt(reader, 'main [role=status]')).toMatch(/per «bibliotec»$/)
  await expect.poll(() => path(reader)).toBe('/cerca?q=bibliotec')
})

test('the line that a reader writes on to search is marked while they do, and no ring crosses it', async ({ reader }) => {
  for (const page of ['/cerca', '/non-c-e']) {
    await openQuietly(reader, page)
    const [accent, before, after, ring] = await reader.run(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--accent)'
      const field = document.querySelector<HTMLInputElement>('main input[type=search]')
      const line = field?.parentElement
      if (!field || !line) throw new Error('There is nothing to search in')
      const colour = () => getComputedStyle(line).borderBottomColor
      const before = colour()
      field.focus()
      return [getComputedStyle(probe).color, before, colour(), getComputedStyle(field).outlineColor]
    })
    expect(before, page).not.toBe(accent)
    expect([page, after]).toEqual([page, accent])
    expect(ring, page).toBe('rgba(0, 0, 0, 0)')
  }
})

test('the magazine’s own announcement comes three fifths down an article, and is answered once', async ({ reader }) => {
  const shown = () => textAt(reader, 'dialog:modal .modal-page-title')
  await reader.open(MAGAZINE + GALLERY)
  await expect.poll(() => reader.run(() => document.readyState)).toBe('complete')
  expect(await shown()).toBe('')
  await reader.run(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(shown).not.toBe('')
  await reader.click('dialog:modal .modal-page-please-do-not-show-again')
  await reader.press('Escape')
  await expect.poll(shown).toBe('')
})

test('in every dress and window, the announcement’s wish not to see it again is on one line, and so are its buttons', async ({
  reader,
}) => {
  await openQuietly(reader, '/')
  await reader.run(() => document.querySelector<HTMLDialogElement>('#modal-page-serata-letture')?.showModal())
  await expect.poll(() => reader.run(() => document.fonts.status)).toBe('loaded')
  for (const { width, height } of WINDOWS) {
    await reader.resize(width, height)
    expect(await reader.run(crampedDresses, EVERY_DRESS), `${width} × ${height}`).toEqual([])
  }
})

test('a narrow announcement has its picture above the words, whole, and on a phone on its side beside them', async ({ reader }) => {
  await openQuietly(reader, '/')
  await reader.run(() => document.querySelector<HTMLDialogElement>('#modal-page-serata-letture')?.showModal())
  const picture = (dress: string) =>
    reader.run((names) => {
      const dialog = document.querySelector('dialog[open]')
      if (dialog) dialog.className = `js-modal-page-show modal-page modal-page-paper ${names}`
      const box = dialog?.querySelector('.modal-page-media img')?.getBoundingClientRect() ?? new DOMRect()
      const title = dialog?.querySelector('.modal-page-title')?.getBoundingClientRect() ?? new DOMRect()
      return { isAbove: box.bottom < title.top, isBeside: box.right < title.left, ratio: Math.round((10 * box.width) / box.height) }
    }, dress)
  const dresses = ['modal-page-small modal-page-at-center', 'modal-page-medium modal-page-at-corner']
  await reader.resize(1440, 900)
  for (const dress of dresses) await expect.poll(() => picture(dress), dress).toEqual({ isAbove: true, isBeside: false, ratio: 18 })
  await reader.resize(844, 390)
  for (const dress of dresses) await expect.poll(() => picture(dress), dress).toMatchObject({ isAbove: false, isBeside: true })
})

test('things in a list are told by a dash', async ({ reader }) => {
  await openQuietly(reader, '/sostieni-la-rivista')
  const marks = await reader.run(() => {
    const lists = [...document.querySelectorAll('.body ul:not(.plain-list)')]
    return lists.map((list) => getComputedStyle(list).listStyleType)
  })
  expect(marks).not.toEqual([])
  expect(new Set(marks)).toEqual(new Set(['"—  "']))
})

test('an announcement’s title is set in the face of headlines, which has come by the time it opens', async ({ reader }) => {
  await openQuietly(reader, '/')
  await reader.run(() => document.querySelector<HTMLDialogElement>('#modal-page-serata-letture')?.showModal())
  await expect.poll(() => reader.run(() => document.fonts.status)).toBe('loaded')
  const [family, loaded] = await reader.run(() => {
    const title = document.querySelector('dialog:modal .modal-page-title')
    const [first = ''] = title ? getComputedStyle(title).fontFamily.split(',') : []
    const plain = (name: string) => name.replaceAll('"', '')
    return [plain(first), [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => plain(face.family))] as const
  })
  expect(family).toBe('Newsreader Display')
  expect(loaded).toContain(family)
})

test('a tinted ground reaches both edges of the screen', async ({ reader }) => {
  await reader.resize(1440, 900)
  await openQuietly(reader, '/sostieni-la-rivista')
  const top = await reader.run(() => {
    const voices = document.querySelector('.voices')
    voices?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return Math.round(voices?.getBoundingClientRect().top ?? 0)
  })
  const colours = async () => {
    const { data, info } = await sharp(await reader.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Above its first word, at both edges and in the middle.
    return [4, 720, 1412].map((x) =>
      data
        .subarray(((top + 9) * info.width + x) * info.channels)
        .subarray(0, 3)
        .join(' '),
    )
  }
  await expect.poll(async () => new Set(await colours()).size).toBe(1)
})

test('a cover tells its number', async ({ reader }) => {
  await reader.resize(1440, 900)
  await openQuietly(reader, '/')
  const widthOfNumber = () =>
    reader.run(() => {
      const number = document.createRange()
      number.selectNode(document.querySelector('.dossier .cover-foot')?.lastChild ?? document.body)
      return Math.round(number.getBoundingClientRect().width)
    })
  await expect.poll(widthOfNumber).toBeGreaterThan(8)
  expect(await widthOfNumber()).toBeLessThan(30)
})

test('a large first letter keeps its quotation mark on the screen, and its words close', async ({ reader }) => {
  await reader.resize(390, 800)
  await openQuietly(reader, '/articoli/addormentarsi-a-livorno')
  await expect.poll(() => reader.run(() => document.fonts.status)).toBe('loaded')
  const box = await reader.run(() => {
    const first = document.querySelector('.story > .body > p')
    first?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width } = first?.getBoundingClientRect() ?? new DOMRect()
    return { left: Math.round(left), top: Math.round(top) + 4, width: Math.round(width / 2) }
  })
  const { data, info } = await sharp(await reader.screenshot())
    .extract({ left: 0, top: box.top, width: box.left + box.width, height: 60 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = Array.from({ length: info.width }, (_, x) => Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0))
  const inked = columns.map((column) => (Math.max(...column) - Math.min(...column) < 40 ? ' ' : '#')).join('')
  // Nothing in the margin; then the letter, and no hole as wide as another.
  expect(inked.slice(0, box.left - 4).trim()).toBe('')
  expect(inked.slice(box.left)).not.toMatch(/# {24,}#/)
})

test('an address to write to is not cut where a line would hold it', async ({ reader }) => {
  await reader.resize(390, 800)
  await openQuietly(reader, '/sostieni-la-rivista')
  await expect.poll(() => reader.run(() => document.fonts.status)).toBe('loaded')
  expect(await reader.run(() => document.querySelector('.body a[href^="mailto:"]')?.getClientRects().length)).toBe(1)
})

test('the code of a transfer stands beside its words, on a phone and on a desk above them', async ({ reader }) => {
  for (const [width, side] of [
    [390, 'beside'],
    [1280, 'above'],
  ] as const) {
    await reader.resize(width, 800)
    await openQuietly(reader, '/sostieni-la-rivista')
    const found = await reader.run(() => {
      const box = (selector: string) => document.querySelector(`.transfer-code ${selector}`)?.getBoundingClientRect() ?? new DOMRect()
      const [code, words] = [box('svg'), box('figcaption')]
      return {
        side: code.right <= words.left ? 'beside' : code.bottom <= words.top ? 'above' : 'over',
        isSquare: code.width === code.height,
      }
    })
    expect(found, String(width)).toEqual({ side, isSquare: true })
  }
})
