/** A box of an MP4: its length, its name, its content. */
export function box(name: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + body.length)
  header.write(name, 4, 'latin1')
  return Buffer.concat([header, body])
}

/** As much of an M4A as is read of one: what it is, how long it lasts, how it is coded. It has no sound. */
export function m4aFile({ seconds = 60, isLong = false, codec = 'mp4a' }): Buffer {
  const perSecond = 1000
  const header = Buffer.alloc(isLong ? 32 : 20)
  header[0] = isLong ? 1 : 0
  header.writeUInt32BE(perSecond, isLong ? 20 : 12)
  if (isLong) header.writeBigUInt64BE(BigInt(seconds * perSecond), 24)
  else header.writeUInt32BE(seconds * perSecond, 16)
  const description = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(28)))
  const track = box('trak', box('mdia', box('minf', box('stbl', description))))
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0M4A isom')),
    box('mdat', Buffer.alloc(64)),
    box('moov', box('mvhd', header), track),
  ])
}

/** A WAV of so many bytes of silence. */
export function wavFile(bytes = 64): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return Buffer.concat([header, Buffer.alloc(bytes, 128)])
}
