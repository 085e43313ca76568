import { countEvents } from './countEvents.ts'

/** What a site puts before the engine that wants figures of its announcements and nothing else of `audienceEntry.ts`. */
const { count } = (document.currentScript as HTMLScriptElement).dataset // this one: it is a classic script

if (count) countEvents(count)
