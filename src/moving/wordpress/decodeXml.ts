import { UnreadableExport } from '../record.ts'

/** Where XML says its encoding, if anywhere. */
const DECLARATION_BYTES = 1024

/**
 * Bytes as text, in the encoding that the file names, UTF-8 if it names none. Bytes that are no text in it are refused rather than replaced;
 * control characters, which XML forbids and old texts are full of, are dropped.
 */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let encoding = ''
  let read = 0
  const decode = (chunk?: Uint8Array): string => {
    try {
      return (decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '').replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    } catch (error) {
      throw new UnreadableExport('encoding', `${file}, byte ${read}`, encoding, { cause: error })
    }
  }
  for await (const chunk of fromLongStart(bytes)) {
    if (!decoder) {
      encoding = declaredIn(chunk.subarray(0, DECLARATION_BYTES))
      decoder = decoderFor(encoding, file)
    }
    yield decode(chunk)
    read += chunk.length
  }
  yield decode()
}

/** The same bytes, of which the first piece is long enough for a declaration. */
async function* fromLongStart(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array()
  for await (const chunk of bytes) {
    if (start === null) yield chunk
    else {
      start = Buffer.concat([start, chunk])
      if (start.length < DECLARATION_BYTES) continue
      yield start
      start = null
    }
  }
  if (start) yield start
}

function declaredIn(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const [, encoding = 'utf-8'] = /^[^<]{0,8}<\?xml[^>]*?encoding=["']([\w.:-]{1,40})["']/.exec(Buffer.from(start).toString('latin1')) ?? []
  return encoding.toLowerCase()
}

function decoderFor(encoding: string, file: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch (error) {
    throw new UnreadableExport('encoding', file, encoding, { cause: error })
  }
}
