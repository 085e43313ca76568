/** A zip archive of these files, without compression. */
export function storedZip(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)]
    const local = header(0x04034b50, [
      [2, 20],
      [2, 0x800],
      [2, 0],
      [4, 0],
      [4, 0],
      [4, bytes.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0],
    ])
    directory.push(
      header(0x02014b50, [
        [2, 20],
        [2, 20],
        [2, 0x800],
        [2, 0],
        [4, 0],
        [4, 0],
        [4, bytes.length],
        [4, bytes.length],
        [2, path.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      path,
    )
    parts.push(local, path, bytes)
    offset += local.length + path.length + bytes.length
  }
  const entries = Buffer.concat(directory)
  const count = Object.keys(files).length
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, entries.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...parts, entries, end])
}

function header(signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffers = [[4, signature] as const, ...fields].map(([length, value]) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUIntLE(value, 0, length)
    return bytes
  })
  return Buffer.concat(buffers)
}
