/** A line that is written over while something goes on, where a person watches; nothing anywhere else. */
export interface ProgressLine {
  /** With how much of it is done, of 1, where that is known, a bar stands before the words. */
  show(text: string, done?: number): void
  end(): void
}

const BAR_WIDTH = 20

export function createProgressLine(
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write' | 'cursorTo' | 'clearLine'> = process.stderr,
): ProgressLine {
  let isShown = false
  const clear = () => {
    terminal.cursorTo(0)
    terminal.clearLine(0)
  }
  return {
    show(text, done) {
      if (!terminal.isTTY) return
      clear()
      terminal.write(done === undefined ? text : `${bar(done)} ${text}`)
      isShown = true
    },
    end() {
      if (isShown) clear()
      isShown = false
    },
  }
}

function bar(done: number): string {
  const full = Math.floor(Math.min(1, done) * BAR_WIDTH)
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full)
}
