import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adminRoutes } from '../../src/server/admin/docs/adminRoutes.ts'

/** What the program is made of: our own code as it is written, without its tests. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path.replaceAll('\\', '/')}`, code: readFileSync(`src/${path}`, 'utf8') }))

/** The files that say something, each once. */
const filesThatSay = (words: RegExp, within = /^src\//) =>
  sources.filter(({ path, code }) => within.test(path) && words.test(code)).map(({ path }) => path)

/** What each file asks of Node's cryptography, by the name of the algorithm. */
const algorithms = (call: RegExp) => sources.flatMap(({ path, code }) => [...code.matchAll(call)].map(([, name = '']) => ({ path, name })))

/** What docs/security.md says that the code does not do, or does in few places: nothing but the code itself could show it. */
describe('the code', () => {
  it.each([
    [
      'starts no process but itself, for the backup of the night, moves, static files and the demo',
      /child_process/,
      ['src/cli/demo/seedApart.ts', 'src/cli/runApart.ts'],
    ],
    ['makes no code of texts', /\beval\(|new Function\(|setTimeout\(['"`]/, []],
    [
      'takes no messages from other windows, and sends none',
      /postMessage|addEventListener\(\s*'message'|\bonmessage\b/,
      // Between threads of the program, on the server.
      [
        'src/cli/moving/serveExport.ts',
        'src/cli/moving/startReader.ts',
        'src/cli/serving/drawInThread.ts',
        'src/cli/serving/wordsThread.ts',
      ],
    ],
    ['opens no channel besides HTTP', /\bWebSocket\b|RTCPeerConnection|EventSource/, []],
    ['reads XML in one place', /(text|application)\/xml'\)|XMLParser|xml2js|libxml|saxes/, ['src/moving/wordpress/readWxr.ts']],
    [
      'unpacks what is in an archive only where a magazine moves in',
      /openReadStream|gunzip|createInflate|inflateSync/i,
      ['src/cli/moving/openZip.ts'],
    ],
    [
      'writes markup by hand only where all of it is ours, or JSON whose "<" is escaped',
      /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/,
      [
        'src/admin/help/GuideScreen.tsx',
        'src/server/admin/docs/ApiPage.tsx',
        'src/site/components/AnalyticsScript.tsx',
        'src/site/components/Island.tsx',
        'src/site/components/Layout.tsx',
        'src/site/seo/Seo.tsx',
      ],
    ],
  ])('%s', (_name, words, where) => {
    expect(filesThatSay(words).sort()).toEqual(where)
  })

  it('calls nobody but PostgreSQL, the mail server, webhooks and S3 stores', () => {
    // The doctor tries the mail server and the webhooks' certificates, and asks our own /readyz on the same machine; an import fetches pictures from the old site.
    const calls =
      /\bfetch\(|from '(undici|node:https|node:tls|node:dgram|nodemailer|pg)'|import pg\b|import [^;]*\brequest\b[^;]* from 'node:http'/
    expect(filesThatSay(calls, /^src\/(server|store|cli|content|demo)\//).sort()).toEqual([
      'src/cli/doctor/checkNetwork.ts',
      'src/cli/moving/fetchFile.ts',
      'src/server/email/createMailer.ts',
      'src/server/popups/postWebhook.ts',
      'src/server/popups/webhookCertificate.ts',
      'src/store/backup/storeState.ts',
      'src/store/postgres.ts',
      'src/store/publications/contentVersion.ts',
      'src/store/s3/s3Client.ts',
    ])
  })

  it('hashes with SHA-256, with SHA-1 only where RFC 6238 has it, and with MD5 only what S3 names by it', () => {
    const found = algorithms(/create(?:Hash|Hmac)\(\s*'([^']+)'/g)
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter(({ name }) => name !== 'sha256')).toEqual([
      { path: 'src/server/auth/oneTimeCodes.ts', name: 'sha1' },
      { path: 'src/store/s3/sendFile.ts', name: 'md5' },
    ])
    expect(algorithms(/create(?:Hash|Hmac)\(\s*([^'\s])/g)).toEqual([])
  })

  it('encrypts with AES-256-GCM, and signs with no pair of keys', () => {
    const ciphers = algorithms(/create(?:Cipher|Decipher)iv\(\s*'([^']+)'/g)
    expect(new Set(ciphers.map(({ name }) => name))).toEqual(new Set(['aes-256-gcm']))
    expect(filesThatSay(/createCipher\(|generateKeyPair|createSign\(|createECDH|DiffieHellman|pbkdf2/)).toEqual([])
  })

  it('draws what must not be guessed from the system, and leaves to chance what nothing depends on', () => {
    expect(filesThatSay(/Math\.random/).sort()).toEqual(['src/popup/browser/audienceEntry.ts', 'src/store/sqlite.ts'])
  })

  it('has no way to change the audit log', () => {
    const audit = adminRoutes.filter(({ path }) => path.startsWith('/audit'))
    expect(audit.map(({ method }) => method)).toEqual(audit.map(() => 'GET'))
    expect(audit.length).toBeGreaterThan(1)
  })
})
