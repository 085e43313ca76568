/** What one measurement gave, in milliseconds. */
export interface Figure {
  readonly name: string
  readonly median: number
  readonly p99: number
}

const WARM_UP = 20
const RUNS = 200

export async function measure(name: string, work: (run: number) => Promise<unknown>): Promise<Figure> {
  for (let run = 0; run < WARM_UP; run++) await work(run)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    await work(run)
    times.push(performance.now() - start)
  }
  return figureOf(name, times)
}

export function figureOf(name: string, times: readonly number[]): Figure {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { name, median: at(0.5), p99: at(0.99) }
}

/** Prints the figures as a table, each median beside the part of the budget that it takes. */
export function print(title: string, figures: readonly Figure[], budget: number): void {
  console.log(`\n${title}\n`)
  console.log(`  ${'query'.padEnd(34)} ${'median'.padStart(9)} ${'p99'.padStart(9)} ${'of budget'.padStart(10)}`)
  for (const { name, median, p99 } of figures) {
    const part = `${Math.round((100 * median) / budget)} %`
    console.log(`  ${name.padEnd(34)} ${milliseconds(median)} ${milliseconds(p99)} ${part.padStart(10)}${median > budget ? '  OVER' : ''}`)
  }
}

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`.padStart(9)

/** The value of `--name=value`, if it was given. */
export const optionIn = (options: readonly string[], name: string): string | undefined =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3)
