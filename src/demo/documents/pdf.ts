/** A4, in points. */
export const PAGE = { width: 595, height: 842 } as const

/** The faces that every reader of PDFs has. */
const FACES = { roman: 'Times-Roman', italic: 'Times-Italic', sans: 'Helvetica' } as const

export interface TextStyle {
  readonly face: keyof typeof FACES
  readonly size: number
}

/** Words that begin at a point; the origin of a page is its lower left corner. */
export function text(words: string, x: number, y: number, { face, size }: TextStyle): string {
  const string = words.replace(/’/g, '\x92').replace(/[\\()]/g, String.raw`\$&`)
  return `BT /${face} ${size} Tf ${x} ${y} Td (${string}) Tj ET`
}

export const line = (fromX: number, fromY: number, toX: number, toY: number, width = 0.5): string =>
  `${width} w ${fromX} ${fromY} m ${toX} ${toY} l S`

/** A document of one page, drawn by these operators. */
export function onePagePdf(title: string, operators: readonly string[]): Buffer {
  const fonts = Object.entries(FACES).map(
    ([name, face]) => `/${name} << /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`,
  )
  const drawing = operators.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (it) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${fonts.join(' ')} >> >> /Contents 4 0 R >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Title (${title}) >>`,
  ]
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  // Each letter is a byte, of the same number: places and lengths count either.
  return Buffer.from(file + table + trailer, 'latin1')
}
