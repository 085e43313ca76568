import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { drawingName, iconsPlugin, shapes } from '../../scripts/iconsPlugin.js'

describe('icons', () => {
  it.each([
    ['Add', 'baseline-add'],
    ['DeleteOutline', 'baseline-delete-outline'],
    ['DeleteOutlined', 'outline-delete'],
    ['DeleteOutlineOutlined', 'outline-delete-outline'],
    ['Looks3Outlined', 'outline-looks-3'],
    ['Brightness7', 'baseline-brightness-7'],
    ['StrikethroughS', 'baseline-strikethrough-s'],
  ])('%s is drawn as %s', (name, drawing) => expect(drawingName(name)).toBe(drawing))

  it('are made of shapes, in the colour of what stands around', () => {
    expect(shapes('<circle cx="7" cy="6" r="2" fill="currentColor"/><path fill="currentColor" fill-rule="evenodd" d="M4 11h16"/>')).toEqual(
      [
        `createElement('circle', {"key":0,"cx":"7","cy":"6","r":"2"})`,
        `createElement('path', {"key":1,"fillRule":"evenodd","d":"M4 11h16"})`,
      ],
    )
    expect(() => shapes('<g><path d="M4 11h16"/></g>')).toThrow('Shapes within shapes')
  })

  const buildIcon = (name: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [iconsPlugin()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: `@mui/icons-material/${name}`, external: /^(react|@mui\/material)/, preserveEntrySignatures: 'strict' },
      },
    })

  it('come one by one; a name that there is not fails the build', async () => {
    const [built] = [await buildIcon('Add')].flat()
    const code = built && 'output' in built ? built.output[0].code : ''
    expect(code).toContain('createSvgIcon([createElement("path"')
    expect(code).toContain('"Add")')
    expect(code.length).toBeLessThan(600)
    await expect(buildIcon('NoSuchDrawing')).rejects.toThrow('@mui/icons-material/NoSuchDrawing is no icon.')
  })
})
