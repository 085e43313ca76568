import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { S3Location } from '../../src/store/fileLocation.ts'
import { createS3Client } from '../../src/store/s3/s3Client.ts'
import type { S3Credentials } from '../../src/store/s3/signRequest.ts'
import { SWIFT_PYTHON } from '../../scripts/faultTools.js'
import { freePort } from './freePort.ts'
import { guardFolder, guardProcess } from './guard.ts'

const PROGRAM = fileURLToPath(new URL('swiftServer.py', import.meta.url))

/** Whoever may do everything, as `swiftServer.py` knows them. */
const WRITER: S3Credentials = { accessKeyId: 'edicola:writer', secretAccessKey: 'secret-of-the-writer', sessionToken: null }
/** Somebody who is known, and may do nothing. */
export const STRANGER: S3Credentials = { accessKeyId: 'edicola:reader', secretAccessKey: 'secret-of-the-reader', sessionToken: null }

export interface SwiftServer {
  readonly endpoint: string
  /** Stops it, and forgets what it holds. */
  stop(): Promise<void>
}

/** Starts an OpenStack Swift of our own on a free port. `hasSwift` says whether it is installed. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = await newFolder()
  const folderIsGone = guardFolder(folder)
  const port = await freePort()
  const server = spawn(SWIFT_PYTHON, [PROGRAM, folder, String(port)], { stdio: ['pipe', 'pipe', 'pipe'] })
  server.once('exit', guardProcess(server.pid, 'SIGKILL'))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let said = ''
  server.stderr.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-4000)))
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    void ended.then(() => reject(new Error(`Swift did not start: ${said}`)))
  })
  // Neither keeps this process from ending, which ends the server.
  for (const one of [server, server.stdin as Socket, server.stdout as Socket, server.stderr as Socket]) one.unref()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
      folderIsGone()
    },
  }
}

/** Swift keeps what it knows of a file in attributes of the file, which memory has had only since Linux 6.6. */
async function newFolder(): Promise<string> {
  for (const parent of [tmpdir(), '/var/tmp']) {
    const folder = await mkdtemp(join(parent, 'edicola-swift-'))
    const code = 'import os, sys; os.setxattr(sys.argv[1], "user.edicola", b"1")'
    if (spawnSync(SWIFT_PYTHON, ['-c', code, folder]).status === 0) return folder
    await rm(folder, { recursive: true })
  }
  throw new Error('Swift needs a folder whose files can have attributes, and there is none here')
}

let shared: Promise<SwiftServer> | null = null

/** The one server of all tests of this process. It ends with it. */
export const sharedSwift = (): Promise<SwiftServer> => (shared ??= startSwift())

/** An empty bucket of the test's own, in the one server that they share. */
export async function newS3Location(path = ''): Promise<S3Location> {
  const { endpoint } = await sharedSwift()
  const address = { bucket: `edicola-${randomUUID()}`, path, endpoint, region: 'us-east-1' }
  const response = await createS3Client(address, WRITER, () => new Date()).send({ method: 'PUT' })
  response.resume()
  return { kind: 's3', address, credentials: WRITER }
}

/** What is asked of the store as it is written in a variable, with the keys to it. */
export const s3Variables = ({ address: { bucket, path, endpoint }, credentials }: S3Location) => ({
  url: `s3://${bucket}${path && `/${path}`}?endpoint=${endpoint}`,
  keys: { AWS_ACCESS_KEY_ID: credentials.accessKeyId, AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey },
})
