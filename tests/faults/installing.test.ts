import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/stores.ts'
import { LONG, report } from '../support/long.ts'
import { megabytesOf } from './support/releases.ts'

const run = promisify(execFile)

/** Half of what a start installed when it was first measured: all libraries, those of the tests too. */
const HALF_MEGABYTES = 443

/** A copy of the project with nothing in it but what installs its libraries, and an npm that only writes down what it was asked. */
async function bareProject() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'bin'))
  for (const part of ['scripts', 'release']) await cp(part, join(folder, part), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'bin/npm'), '#!/bin/sh\nmkdir -p node_modules\necho "$1" $(echo "$*" | grep -o -e --omit=dev) >> asked\n')
  await chmod(join(folder, 'bin/npm'), 0o755)
  const install = (set = '') =>
    new Promise<{ code: number; errors: string }>((resolve) => {
      const env = { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) }
      const code = `import('${join(folder, 'scripts/prepare.js')}').then(({ ensureInstalled }) => ensureInstalled(${set && JSON.stringify(set)}))`
      execFile(process.execPath, ['--eval', code], { env, cwd: folder }, (error, _output, errors) =>
        resolve({ code: Number(error?.code ?? 0), errors }),
      )
    })
  const asked = () => readFile(join(folder, 'asked'), 'utf8').catch(() => '')
  return { folder, install, asked }
}

describe('libraries', () => {
  it('are installed once, and again when the project asks for others', async () => {
    const { folder, install, asked } = await bareProject()
    expect(await install()).toEqual({ code: 0, errors: '' })
    expect(await install()).toEqual({ code: 0, errors: '' })
    expect(await asked()).toBe('ci\n')
    await writeFile(join(folder, 'package-lock.json'), '{}')
    await install()
    expect(await asked()).toBe('ci\nci\n')
    await writeFile(join(folder, 'package.json'), '{ "type": "module", "dependencies": { "zod": "4" } }')
    await install()
    expect(await asked()).toBe('ci\nci\nci\n')
    await writeFile(
      join(folder, 'package.json'),
      '{ "type": "module", "dependencies": { "zod": "4" }, "scripts": { "due": "node due.js" } }',
    )
    await install()
    expect(await asked()).toBe('ci\nci\nci\n')
  })

  it('are those that starting needs; the rest is added for tests, and nothing taken away again', async () => {
    const { folder, install, asked } = await bareProject()
    await install('start')
    await install('start')
    expect(await asked()).toBe('ci --omit=dev\n')
    await install()
    await install('start')
    await install()
    expect(await asked()).toBe('ci --omit=dev\ninstall\n')
    await writeFile(join(folder, 'package-lock.json'), '{}')
    await install('start')
    expect(await asked()).toBe('ci --omit=dev\ninstall\nci --omit=dev\n')
  })

  it('are installed anew after an installation that failed', async () => {
    const { folder, install, asked } = await bareProject()
    const good = await readFile(join(folder, 'bin/npm'), 'utf8')
    await install('start')
    await writeFile(join(folder, 'bin/npm'), `${good}exit 1\n`)
    expect((await install()).code).toBe(1)
    await writeFile(join(folder, 'bin/npm'), good)
    await install('start')
    expect(await asked()).toBe('ci --omit=dev\ninstall\nci --omit=dev\n')
  })

  it('are not installed for a Node that is too old, which is told in a sentence', async () => {
    const { folder, install, asked } = await bareProject()
    await writeFile(join(folder, 'package.json'), '{ "type": "module", "engines": { "node": ">=99.1" } }')
    const { code, errors } = await install()
    expect(code).toBe(1)
    expect(errors).toMatch(/^Edicola (ha bisogno di|needs) Node 99\.1[^\n]*\.\n$/)
    expect(await asked()).toBe('')
  })

  it('are never installed through a link into another project', async () => {
    const { folder, install, asked } = await bareProject()
    await symlink(await temporaryFolder(), join(folder, 'node_modules'))
    const { code, errors } = await install()
    expect(code).toBe(1)
    expect(errors).toMatch(/^node_modules è un collegamento a un’altra cartella.*\.\n$/)
    expect(await asked()).toBe('')
  })

  it(
    'of a start are half of what all of them were; how many bytes and how long is written down',
    { timeout: 1_200_000, ...LONG },
    async () => {
      const measure = async (...options: string[]) => {
        const folder = await temporaryFolder()
        for (const file of ['package.json', 'package-lock.json']) await copyFile(file, join(folder, file))
        // The first fills npm's own cache.
        await run('npm', ['ci', '--ignore-scripts', ...options], { cwd: folder })
        const begun = performance.now()
        await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', ...options], { cwd: folder })
        return { seconds: (performance.now() - begun) / 1000, megabytes: megabytesOf(join(folder, 'node_modules')) }
      }
      const all = await measure()
      const start = await measure('--omit=dev')
      expect(start.megabytes).toBeLessThan(HALF_MEGABYTES)
      const told = ({ megabytes, seconds }: typeof all) => `${megabytes} MB in ${seconds.toFixed(1)} s`
      report('installing', [`for \`npm start\`: ${told(start)}; with what the tests need besides: ${told(all)}`])
    },
  )
})
