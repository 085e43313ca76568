import sharp from 'sharp'
import type { DemoPicture, Motif } from '../write.ts'
import { createCanvas, type Canvas } from './canvas.ts'
import { addGrain } from './grain.ts'
import { arches } from './motifs/arches.ts'
import { beam } from './motifs/beam.ts'
import { cells } from './motifs/cells.ts'
import { contours } from './motifs/contours.ts'
import { leaves } from './motifs/leaves.ts'
import { mosaic } from './motifs/mosaic.ts'
import { night } from './motifs/night.ts'
import { rings } from './motifs/rings.ts'
import { rooftops } from './motifs/rooftops.ts'
import { sea } from './motifs/sea.ts'
import { shelves } from './motifs/shelves.ts'
import { stairs } from './motifs/stairs.ts'
import { strata } from './motifs/strata.ts'
import { table } from './motifs/table.ts'
import { tower } from './motifs/tower.ts'
import { weave } from './motifs/weave.ts'
import { windows } from './motifs/windows.ts'
import { palettes } from './palettes.ts'
import { circle, fill, row } from './shapes.ts'

type Subject = Pick<DemoPicture, 'name' | 'motif' | 'palette'>
interface Size {
  readonly width: number
  readonly height: number
}

const threeByTwo: Size = { width: 1600, height: 1067 }

/** An SVG drawing of the subject; the same name, motif and palette always give the same drawing. */
export function drawPicture({ name, motif, palette }: Subject, size: Size = threeByTwo): string {
  const canvas = createCanvas(name, palettes[palette], size)
  const drawing = motifs[motif](canvas) + specks(canvas)
  const viewBox = `0 0 ${canvas.width.toFixed(1)} ${canvas.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${drawing}</svg>`
}

/** The drawing as a JPEG with the grain of its paper. */
export async function paintPicture(subject: Subject, size: Size = threeByTwo): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(drawPicture(subject, size)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(data, info, subject.name)
  // Full colour resolution: at 4:2:0 the edges between flat inks smear.
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A new motif does not compile until it can be drawn. */
const motifs: Record<Motif, (canvas: Canvas) => string> = {
  sea,
  arches,
  night,
  strata,
  leaves,
  shelves,
  rooftops,
  rings,
  weave,
  stairs,
  windows,
  contours,
  cells,
  mosaic,
  beam,
  table,
  tower,
}

/** Places where the ink did not take. */
function specks({ width, height, palette, random }: Canvas): string {
  const dots = row(220, () => [random.between(0, width), random.between(0, height)])
  return fill(dots.map(([x, y]) => circle(x, y, random.between(0.4, 1.5))).join(''), palette.paper, 0.5)
}
