import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Below this a file fits in one packet, compressed or not. */
const TOO_SMALL = 1024

/**
 * Puts beside every text of a folder the same in brotli and gzip, as small as they get: done once, here, not at each request.
 * @param {string} folder
 */
export function compressBuilt(folder) {
  for (const name of readdirSync(folder).filter((name) => /\.(css|js|svg)$/.test(name))) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < TOO_SMALL) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
