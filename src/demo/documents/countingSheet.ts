import { line, onePagePdf, PAGE, text } from './pdf.ts'

const MARGIN = 56
const COLUMNS = [
  ['Numero', MARGIN],
  ['Di che cosa è la porta', MARGIN + 76],
  ['Che cosa dice la targa', MARGIN + 240],
  ['Manca', MARGIN + 424],
] as const
const TABLE_TOP = 640
const ROW_HEIGHT = 27
const ROWS = 19

/** The sheet that readers print and take along a street, to count its doors. */
export function countingSheet(): Buffer {
  const right = PAGE.width - MARGIN
  const bottom = TABLE_TOP - ROWS * ROW_HEIGHT
  return onePagePdf('Contare le porte: la scheda', [
    text('Contare le porte', MARGIN, 762, { face: 'roman', size: 30 }),
    text('Una via, un lato per volta. Si scrive anche quello che non c’è.', MARGIN, 738, { face: 'italic', size: 13 }),
    text('Via', MARGIN, 694, { face: 'sans', size: 9 }),
    line(MARGIN + 20, 692, MARGIN + 260, 692),
    text('Lato', MARGIN + 280, 694, { face: 'sans', size: 9 }),
    line(MARGIN + 304, 692, MARGIN + 374, 692),
    text('Giorno', MARGIN + 392, 694, { face: 'sans', size: 9 }),
    line(MARGIN + 426, 692, right, 692),
    ...COLUMNS.map(([label, x]) => text(label, x + 5, TABLE_TOP + 7, { face: 'sans', size: 8 })),
    ...Array.from({ length: ROWS + 1 }, (_, row) => TABLE_TOP - row * ROW_HEIGHT).map((y) =>
      line(MARGIN, y, right, y, y === TABLE_TOP ? 1.2 : 0.4),
    ),
    ...COLUMNS.slice(1).map(([, x]) => line(x, TABLE_TOP, x, bottom, 0.4)),
    text('Mezzaluce, numero «Porte». Da fotocopiare.', MARGIN, 84, { face: 'italic', size: 10 }),
  ])
}
