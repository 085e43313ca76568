import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Media } from '../../content/kinds/media.ts'
import { REGION } from '../../messages/locale.ts'
import type { Database } from '../../store/database.ts'
import { readContent } from '../../store/documents/storedContent.ts'
import { fileKey } from '../../store/media/ingest.ts'
import { pictureKey } from '../../store/media/picture.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { fileLocationLabel } from '../../store/fileLocation.ts'
import { s3Problem } from '../backup/s3Problem.ts'
import { createProgressLine, type ProgressLine } from '../progressLine.ts'
import { fault, ok, type Check, type DoctorContext, type Finding } from './finding.ts'

/** Damage comes in heaps: the first names are enough to know where to look. */
const MOST_NAMED = 5

/** Can the media be asked for at all? A folder always can; an S3 store is asked, and what it says is told. */
export async function checkMediaStore(context: DoctorContext, tell: (finding: Finding) => void): Promise<boolean> {
  const { environment, messages } = context
  if (environment.media.kind === 'folder') return true
  const problem = await s3Problem(environment.media, context)
  tell(problem ? fault(problem.sentence) : ok(messages.s3.fine(fileLocationLabel(environment.media))))
  return problem === null
}

/** The files that documents name: there and as long as they were; deep, with the bytes they were uploaded with. */
export async function* checkMedia(
  database: Database,
  storage: MediaStorage,
  { messages, locale, isDeep, say }: DoctorContext,
  line: ProgressLine = createProgressLine(say),
): Check {
  const t = messages.doctor.media
  const number = new Intl.NumberFormat(REGION[locale])
  const missing: string[] = []
  const damaged: string[] = []
  const media = await namedMedia(database)
  for (const [index, medium] of media.entries()) {
    line.show(() => t.reading(number.format(index), number.format(media.length)), index / media.length)
    for (const key of keysOf(medium)) {
      const size = await storage.size(key)
      if (size === undefined) missing.push(key)
      else if (size === 0 || (!medium.picture && size !== medium.bytes) || (isDeep && !(await isIntact(key, medium, storage))))
        damaged.push(key)
    }
  }
  line.end()
  if (missing.length > 0) yield fault(t.missing(missing.length, missing.slice(0, MOST_NAMED)))
  if (damaged.length > 0) yield fault(t.damaged(damaged.length, damaged.slice(0, MOST_NAMED)))
  if (missing.length === 0 && damaged.length === 0) yield ok(isDeep ? t.intact(media.length) : t.present(media.length))
}

/** What the newest revision of each medium says that its files are. */
async function namedMedia({ db }: Database): Promise<Media[]> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('revision', (join) =>
      join.onRef('revision.documentId', '=', 'document.id').onRef('revision.number', '=', 'document.revision'),
    )
    .select(['content', 'schemaVersion'])
    .where('kind', '=', 'media')
    .execute()
  return rows.map((row) => readContent('media', row))
}

const keysOf = ({ hash, type, picture }: Media): string[] =>
  picture ? picture.widths.flatMap((width) => picture.formats.map((format) => pictureKey(hash, width, format))) : [fileKey(hash, type)]

/** A file that is kept as it came has the hash it is named for. Pictures are made anew from what came: of them is known that they can be drawn. */
async function isIntact(key: string, { hash, picture }: Media, storage: MediaStorage): Promise<boolean> {
  const parts: Buffer[] = []
  const sum = createHash('sha256')
  for await (const bytes of storage.read(key)) {
    sum.update(bytes as Buffer)
    if (picture) parts.push(bytes as Buffer)
  }
  if (!picture) return sum.digest('hex') === hash
  // Its pixels and no more: sharp's statistics would find the same faults in three times the processor time.
  return sharp(Buffer.concat(parts), { failOn: 'warning', animated: true })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}
