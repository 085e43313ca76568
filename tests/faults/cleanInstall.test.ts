import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { compileNatives } from '../../scripts/compileNatives.js'
import { freePort } from '../support/freePort.ts'
import { run, type CommandLine } from '../support/running.ts'
import { canMakeRoot, makeCleanRoot, OTHER, OWNER, type CleanRoot } from './support/cleanRoot.ts'
import { isLong, LONG, report } from '../support/long.ts'
import { megabytesOf, packRelease, RELEASE, untilReady, VERSION } from './support/releases.ts'

const GOAL_SECONDS = 60
const GOAL_MEGABYTES = 150
const EDICOLA = `/home/owner/${RELEASE}/bin/edicola`

/** What an owner does on a new machine: a Debian that has Node, and neither a compiler nor git. */
describe.runIf(canMakeRoot)('on a clean Debian', { timeout: 900_000, ...LONG }, () => {
  let root: CleanRoot
  const natives = isLong && canMakeRoot ? compileNatives() : []
  const lines: string[] = []
  beforeAll(async () => {
    root = await makeCleanRoot()
  }, 900_000)
  afterAll(async () => {
    report('release', lines)
    await root.remove()
  }, 300_000)

  async function does(words: CommandLine, user = OWNER, variables: Readonly<Record<string, string>> = {}) {
    const program = run(root.command(user, words, { LANG: 'en_GB.UTF-8', ...variables }), {})
    onTestFinished(() => program.kill('SIGKILL'))
    const code = await program.ended
    return { code, output: program.output() }
  }

  function serve(user: number, port: number, data: string) {
    const variables = { LANG: 'en_GB.UTF-8', DATA_DIR: data, PORT: String(port), EDICOLA_DEMO: '0' }
    const program = run(root.command(user, [EDICOLA, 'start'], variables), {})
    onTestFinished(() => program.kill('SIGKILL'))
    return program
  }

  it.each(natives)('an ordinary user unpacks, installs and serves: $node', async ({ node, program: nodeProgram }) => {
    root.useNode(nodeProgram)
    const { file, bytes } = await packRelease(join(root.folder, 'tmp'), natives)
    const release = join(root.folder, 'home/owner', RELEASE)
    await does(['sh', '-c', 'rm -rf /home/owner/edicola-* /srv/magazine/*'])
    expect((await does(['sh', '-c', 'command -v g++ cc make python3 git'])).code).not.toBe(0)

    const port = await freePort()
    const begun = performance.now()
    expect(await does(['tar', '-xzf', `/tmp/${RELEASE}.tar.gz`, '-C', '/home/owner'])).toEqual({ code: 0, output: '' })
    const unpacked = performance.now()
    const version = await does([EDICOLA, '--version'])
    expect(version.output).toContain(`edicola ${VERSION} (`)
    expect(version.output).toContain(`, Node ${node}`)
    const installed = performance.now()
    let program = serve(OWNER, port, '/srv/magazine')
    await untilReady(`http://localhost:${port}`, program)
    const served = performance.now()
    const megabytes = megabytesOf(release)

    program.kill('SIGKILL')
    await program.ended
    program = serve(OWNER, port, '/srv/magazine')
    await untilReady(`http://localhost:${port}`, program)
    const stopping = performance.now()
    program.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    const stopped = performance.now()

    // Who may not write the program runs it all the same, once it is installed.
    program = serve(OTHER, port, '/srv/other')
    await untilReady(`http://localhost:${port}`, program)
    program.kill('SIGTERM')
    expect(await program.ended).toBe(0)

    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    lines.push(
      `Node ${node}, an archive of ${(bytes / 1e6).toFixed(1)} MB (goal: ${GOAL_SECONDS} s, ${GOAL_MEGABYTES} MB): unpacked in ${seconds(begun, unpacked)}, installed in ${seconds(unpacked, installed)}, serving ${seconds(installed, served)} later, **${seconds(begun, served)}** in all; **${megabytes} MB** on disk; served again after \`kill -9\`; stopped by SIGTERM in ${seconds(stopping, stopped)}`,
    )
    expect(megabytes).toBeLessThan(GOAL_MEGABYTES)
    await copyFile(file, join(root.folder, 'tmp/last.tar.gz'))
  })

  it('who may not write is told who has to install', async () => {
    await does(['rm', '-rf', `/home/owner/${RELEASE}`])
    await does(['tar', '-xzf', '/tmp/last.tar.gz', '-C', '/home/owner'])
    const { code, output } = await does([EDICOLA, '--version'], OTHER)
    expect(code).toBe(1)
    expect(output).toMatch(/^The libraries are not there yet, and I may not write in [^\n]*\n$/)
  })

  it('without a compiled SQLite a compiler is asked for, in a sentence', async () => {
    await packRelease(join(root.folder, 'tmp'), [])
    await does(['rm', '-rf', `/home/owner/${RELEASE}`])
    await does(['tar', '-xzf', `/tmp/${RELEASE}.tar.gz`, '-C', '/home/owner'])
    const { code, output } = await does([EDICOLA, '--version'], OWNER, { npm_config_build_from_source: 'true' })
    expect(code).toBe(1)
    expect(output.trimEnd().split('\n').at(-1)).toBe(
      'There is no compiled SQLite for this system: python3, make and g++ are needed (Debian: apt install build-essential python3). Install them and try again.',
    )
  })
})
