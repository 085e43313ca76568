import { useEffect, useRef, useState, type RefObject } from 'react'
import { readPageSettings } from '../core/readPageSettings.ts'
import { readSettings, type PopupSettings, type RawName } from '../core/readSettings.ts'
import { triggerFields } from '../core/trigger.ts'
import { createEngine, type Engine } from '../browser/createEngine.ts'
import { onIdle } from '../browser/onIdle.ts'
import type { Popup } from '../browser/Popup.ts'
import type { RawPage } from '../browser/RawPage.ts'
import type { Stop } from '../browser/on.ts'

/** What differs from the engine's defaults, by the names of the contract. What is malformed takes its default, as in markup. */
export type AnnouncementSettings = Pick<PopupSettings, 'id'> & Partial<PopupSettings>

export interface Announcement {
  readonly isOpen: boolean
  /** For the element of your dialog: the countdown of `auto_hide` stands still while the pointer is over it. */
  readonly ref: RefObject<HTMLElement | null>
  readonly ok: (choice?: { readonly doNotShowAgain?: boolean; readonly redirect?: string }) => void
  readonly dismiss: () => void
}

/** One engine for the whole application: one announcement at a time, whoever asks. */
let shared: Engine | undefined

/** The engine's behaviour (triggers, cookies, queue, calls) around a dialog of your own. Settings are read when it mounts, and when the id changes. */
export function useAnnouncement(settings: AnnouncementSettings): Announcement {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLElement>(null)
  const popup = useRef<Popup>(null)
  const latest = useRef(settings)
  useEffect(() => {
    latest.current = settings
  })

  useEffect(() => {
    shared ??= createEngine(readPageSettings(Object(window.edicolaPopup) as RawPage))
    const { trigger, ...given } = latest.current
    const raw: Partial<Record<RawName, unknown>> = { ...given, ...(trigger && triggerFields(trigger)) }
    const own: Popup = {
      ...readSettings((name) => raw[name]),
      show: () => setOpen(true),
      hide: () => setOpen(false),
    }
    popup.current = own
    const remove = shared.add(own)
    return () => {
      remove()
      setOpen(false)
    }
  }, [settings.id])

  useEffect(() => {
    const own = popup.current
    const root = ref.current
    if (!isOpen || !own?.auto_hide || !root) return undefined
    const stop: Stop = onIdle(root, root, own.auto_hide_delay * 1000, () => shared?.close(own, 'auto_hide'))
    return stop
  }, [isOpen])

  return {
    isOpen,
    ref,
    ok({ doNotShowAgain = false, redirect = '' } = {}) {
      if (popup.current) shared?.close(popup.current, 'ok', { isTicked: doNotShowAgain, address: redirect })
    },
    dismiss() {
      if (popup.current) shared?.close(popup.current, 'dismiss')
    },
  }
}
