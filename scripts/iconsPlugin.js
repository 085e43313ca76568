import { readFileSync } from 'node:fs'

// `@mui/icons-material/Name`, as react-admin and we import it, out of Google's drawings in one file. MUI's package of that name has 43,000 files, 174 MB, of
// which 200 icons are used: package.json puts those drawings in its place (`overrides`).

const PREFIX = '@mui/icons-material/'
const DRAWINGS = new URL('../node_modules/@mui/icons-material/icons.json', import.meta.url)

/** @returns {import('vite').Rolldown.Plugin} */
export function iconsPlugin() {
  /** @type {ReturnType<typeof readDrawings> | undefined} */
  let drawings
  return {
    name: 'edicola-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      drawings ??= readDrawings()
      const name = id.slice(PREFIX.length + 1)
      const drawing = drawings[drawingName(name)]
      if (!drawing) throw new Error(`${PREFIX}${name} is no icon.`)
      const code = [
        "import { createElement } from 'react'",
        "import { createSvgIcon } from '@mui/material/utils'",
        `export default /*#__PURE__*/ createSvgIcon([${shapes(drawing.body).join(', ')}], '${name}')`,
      ]
      return { code: code.join('\n'), moduleSideEffects: false }
    },
  }
}

/** @returns {Record<string, { body: string }>} */
const readDrawings = () => JSON.parse(readFileSync(DRAWINGS, 'utf8')).icons

/**
 * What Google calls an icon of MUI's: `LooksTwoOutlined` is `outline-looks-two`, `Looks3` is `baseline-looks-3`.
 * @param {string} name
 */
export function drawingName(name) {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])/g, '-').toLowerCase()
  return words.endsWith('-outlined') ? `outline-${words.slice(0, -'-outlined'.length)}` : `baseline-${words}`
}

/**
 * The shapes of a drawing, as code that creates them. MUI colours an icon as a whole.
 * @param {string} body
 */
export function shapes(body) {
  const found = [...body.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\/>/g)]
  if (found.map(([shape]) => shape).join('') !== body) throw new Error(`Shapes within shapes are not drawn: ${body}`)
  return found.map(([, element, attributes = ''], key) => {
    const props = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
      .filter(([, name]) => name !== 'fill')
      .map(([, name = '', value]) => [name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value])
    return `createElement('${element}', ${JSON.stringify({ key, ...Object.fromEntries(props) })})`
  })
}
