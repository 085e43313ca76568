/** How far long work is: a line that is written over where a person watches, a line now and then where a log is kept. */
export interface ProgressLine {
  /** With how much of it is done, of 1, where that is known, a bar stands before the words. What comes too soon after the last costs nothing. */
  show(words: () => string, done?: number): void
  /** What is shown next is something else, or nothing more. */
  end(): void
}

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write' | 'cursorTo' | 'clearLine'>

const BAR_WIDTH = 20
/** As often as an eye notices. */
const REDRAW_MS = 100
const LINE_MS = 30_000
/** That of a terminal which does not say. */
const USUAL_COLUMNS = 80

/** `say` prints a line of the log. */
export function createProgressLine(
  say: (line: string) => void,
  terminal: Terminal = process.stderr,
  now: () => number = () => performance.now(),
): ProgressLine {
  return terminal.isTTY ? redrawn(terminal, now) : nowAndThen(say, now)
}

function redrawn(terminal: Terminal, now: () => number): ProgressLine {
  let shownAt: number | null = null
  const clear = () => {
    terminal.cursorTo(0)
    terminal.clearLine(0)
  }
  return {
    show(words, done) {
      if (shownAt !== null && now() - shownAt < REDRAW_MS) return
      shownAt = now()
      const line = done === undefined ? words() : `${bar(done)} ${words()}`
      clear()
      // A line that is broken could not be written over.
      terminal.write(line.slice(0, (terminal.columns || USUAL_COLUMNS) - 1))
    },
    end() {
      if (shownAt !== null) clear()
      shownAt = null
    },
  }
}

function nowAndThen(say: (line: string) => void, now: () => number): ProgressLine {
  let saidAt = now()
  return {
    show(words) {
      if (now() - saidAt < LINE_MS) return
      saidAt = now()
      say(words())
    },
    end: () => undefined,
  }
}

function bar(done: number): string {
  const full = Math.floor(Math.min(1, done) * BAR_WIDTH)
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full)
}
