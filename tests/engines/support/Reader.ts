/** A key by its name, as browsers call it. */
export type Key = 'Escape' | 'Tab' | 'Shift+Tab' | 'Enter' | 'ArrowRight' | 'Control+b' | 'Control+s'

/** A reader's browser with one page open, as far as every engine can be driven alike. What else a journey wants to know, it asks the page. */
export interface Reader {
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Where the reader is: to be asked while one page gives way to another, when nothing can be run in either. */
  address(): Promise<URL>
  /** Runs a function in the page, which knows nothing of what stands around it here, and gives what it returns. */
  run<Given extends readonly unknown[], Told>(act: (...given: Given) => Told, ...given: Given): Promise<Told>
  press(key: Key): Promise<void>
  /** Types into what has the focus, letter by letter. */
  type(text: string): Promise<void>
  /** Clicks in the middle of the first element that matches, by CSS or, beginning with two slashes, XPath; waits until it is there. */
  click(selector: string): Promise<void>
  clickAt(x: number, y: number): Promise<void>
  resize(width: number, height: number): Promise<void>
  cookieNames(): Promise<string[]>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** An engine that runs: gives readers of their own cookies and storage. */
export interface Engine {
  newReader(): Promise<Reader>
  stop(): Promise<void>
}
