/** A line that is written over while something goes on, where a person watches; nothing anywhere else. */
export interface ProgressLine {
  show(text: string): void
  end(): void
}

export function createProgressLine(terminal: NodeJS.WriteStream = process.stderr): ProgressLine {
  let isShown = false
  const clear = () => {
    terminal.cursorTo(0)
    terminal.clearLine(0)
  }
  return {
    show(text) {
      if (!terminal.isTTY) return
      clear()
      terminal.write(text)
      isShown = true
    },
    end() {
      if (isShown) clear()
      isShown = false
    },
  }
}
