/**
 * Whether a request comes from a program that says what it is: an index, a preview of a link, a monitor, a script. One that says
 * nothing is one too, because every browser does. Those that pretend to be readers are counted as such. It is asked of every page that is
 * answered from memory, so what was found out of a name is remembered: that takes a fifth of the time.
 */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  const known = remembered.get(userAgent)
  if (known !== undefined) return known
  // Anybody can make names up: what is remembered stays small.
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const found = ROBOT.test(userAgent)
  remembered.set(userAgent, found)
  return found
}

const MOST_REMEMBERED = 1000
const remembered = new Map<string, boolean>()

/** Cubot makes telephones. Indexes end in `bot`, and what comes after it is no letter: `Googlebot/2.1`, `GPTBot`, `Twitterbot`. */
const ROBOT =
  /(?<!\bcu)bot(?![a-z])|crawl|spider|slurp|externalhit|externalagent|whatsapp|preview|fetch|monitor|pingdom|headless|lighthouse|^(?:curl|wget|python|go-http|java|libwww|ruby|okhttp|axios|node|undici|apachebench|wrk|k6|dart|guzzle)\b/i
