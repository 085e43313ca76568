import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type KeyboardEvent } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { AudioPlayerProps } from './audioPlayerProps.ts'
import { createHeardPositions } from './heardPositions.ts'
import { clockTime, spokenTime } from './soundTimes.ts'

/** In the order in which a press goes round them. */
const SPEEDS = [1, 1.25, 1.5, 2, 0.75]
const ARROW_SECONDS = 5
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

const positions = createHeardPositions(() => localStorage)

/** A sound. Asleep, it is the browser's own player; awake, the same element under controls of ours, from where the reader left it. */
export default function AudioPlayer({ hash, src, title, publisher, language, labels }: AudioPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Where to go when the element has got to where it is going. */
  const nextSeek = useRef<number>(null)
  const isAwake = useSyncExternalStore(neverChanges, () => true, asleep)
  const left = useSyncExternalStore(neverChanges, () => positions.read(hash), beginning)
  const [playback, setPlayback] = useState<Playback>({ isPlaying: false, position: 0, duration: 0, speed: 1, hasFailed: false })
  const { isPlaying, duration, speed, hasFailed } = playback
  const position = Math.min(playback.position || left, duration)

  useLayoutEffect(() => {
    // Whoever came by keyboard stands on the browser's own controls, which have just gone.
    if (isAwake && document.activeElement === audio.current) button.current?.focus()
  }, [isAwake])
  useEffect(() => pauseForOthers(audio.current), [])
  useEffect(() => {
    // Whoever had begun with the browser's own controls goes on from there.
    if (audio.current) setPlayback(playbackOf(audio.current))
  }, [])

  // While a seek waits for another to end, the element is not where the reader wants to be.
  const settled = () => (nextSeek.current === null ? audio.current : null)
  const read = () => {
    const element = settled()
    if (element) setPlayback(playbackOf(element))
  }
  const keep = () => {
    const element = settled()
    if (!element) return
    setPlayback(playbackOf(element))
    positions.keep(hash, element.currentTime)
  }
  const seek = (seconds: number) => {
    const element = audio.current
    if (!element) return
    const target = Math.min(Math.max(seconds, 0), duration)
    // Chromium never ends a seek that leads back to where it was going two seeks ago: one at a time.
    if (element.seeking) nextSeek.current = target
    else element.currentTime = target
    setPlayback({ ...playback, position: target })
    positions.keep(hash, target)
  }
  const onSeeked = () => {
    const target = nextSeek.current
    nextSeek.current = null
    if (target !== null) seek(target)
  }
  const toggle = () => {
    const element = audio.current
    if (!element) return
    if (!element.paused) {
      element.pause()
      return
    }
    if (element.error) element.load()
    if (element.currentTime === 0) element.currentTime = positions.read(hash)
    // What keeps it from playing is told by the element's own events.
    element.play().catch(() => undefined)
  }
  const onSeekKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key]
    if (direction !== undefined) seek(position + direction * ARROW_SECONDS)
    else if (event.key === ' ') toggle()
    else return
    event.preventDefault()
  }

  return (
    <div className="player">
      <audio
        ref={audio}
        controls={!isAwake}
        preload={isAwake ? 'metadata' : 'none'}
        src={src}
        aria-label={title}
        onPlay={() => {
          read()
          announce(title, publisher)
        }}
        onPause={keep}
        onTimeUpdate={keep}
        onSeeked={onSeeked}
        onDurationChange={read}
        onRateChange={read}
        onError={read}
        onEnded={() => positions.keep(hash, 0)}
      />
      {isAwake && (
        <button ref={button} type="button" className="player-button" data-playing={isPlaying || undefined} onClick={toggle}>
          <span className="visually-hidden">{isPlaying ? labels.pause : labels.play}</span>
        </button>
      )}
      {isAwake && hasFailed && (
        <p className="player-failure" role="alert">
          {labels.failure}
        </p>
      )}
      {isAwake && !hasFailed && (
        <>
          <input
            type="range"
            className="player-seek"
            aria-label={labels.position}
            aria-valuetext={`${spokenTime(position, language)} ${labels.of} ${spokenTime(duration, language)}`}
            // A whole that is not known yet has no place to go to.
            disabled={duration === 0}
            max={duration}
            step="any"
            value={position}
            style={{ '--heard': duration && position / duration } as CSSProperties} // React's type knows no custom properties
            onChange={(event) => seek(event.currentTarget.valueAsNumber)}
            onKeyDown={onSeekKey}
          />
          <span aria-hidden="true">{clockTime(position)}</span>
          <button type="button" className="player-speed" onClick={() => hurry(audio.current)}>
            <span className="visually-hidden">{labels.speed}: </span>
            {`${speed.toLocaleString(language)}×`}
          </button>
          <span aria-hidden="true">{duration > 0 && `−${clockTime(Math.floor(duration) - Math.floor(position))}`}</span>
        </>
      )}
    </div>
  )
}

interface Playback {
  readonly isPlaying: boolean
  readonly position: number
  /** 0 until the browser knows it. */
  readonly duration: number
  readonly speed: number
  readonly hasFailed: boolean
}

/** The element is asked for everything, so what it did before the island woke counts too. */
const playbackOf = ({ paused, currentTime, duration, playbackRate, error }: HTMLAudioElement): Playback => ({
  isPlaying: !paused && !error,
  position: currentTime,
  duration: Number.isFinite(duration) ? duration : 0,
  speed: playbackRate,
  hasFailed: error !== null,
})

/** Pauses a player when anything else on the page begins to play. */
function pauseForOthers(element: HTMLAudioElement | null): () => void {
  const listening = new AbortController()
  const onPlay = ({ target }: Event) => target !== element && element?.pause()
  // These events do not bubble.
  document.addEventListener('play', onPlay, { capture: true, signal: listening.signal })
  return () => listening.abort()
}

/** Takes the next speed; it is kept when the file is loaded anew. */
function hurry(element: HTMLAudioElement | null): void {
  if (!element) return
  const next = SPEEDS[(SPEEDS.indexOf(element.playbackRate) + 1) % SPEEDS.length] ?? 1
  element.defaultPlaybackRate = element.playbackRate = next
}

/** Tells the lock screen, the headphones and the browser's own panel what is playing. */
function announce(title: string, artist: string): void {
  if (!('mediaSession' in navigator)) return
  const artwork = [{ src: addressOf.icon('icon-512.png'), sizes: '512x512', type: 'image/png' }]
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist, artwork })
}

const neverChanges = () => () => undefined
const asleep = () => false
const beginning = () => 0
