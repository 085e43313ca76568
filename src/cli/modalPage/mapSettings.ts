import { popupSettingsSchema, type PopupSettings } from '../../content/kinds/settings.ts'
import { DEFAULT_EXPIRATION } from '../../popup/core/readSettings.ts'
import { isOn, text } from './exportedValue.ts'
import type { MappedLine } from './mappedLine.ts'
import type { Exported } from '../../moving/readYaml.ts'

export interface MappedSettings {
  readonly content: Partial<PopupSettings>
  readonly lines: readonly MappedLine[]
}

type Field = 'bootstrapVersion' | 'verifyLoadBootstrapAutomatically' | 'defaultCookieExpiration'

const COUNTERPARTS: Readonly<Record<string, Field>> = {
  bootstrap_version: 'bootstrapVersion',
  // Later versions let the browser's own dialog show the modals; then no Bootstrap does.
  modal_provider: 'bootstrapVersion',
  verify_load_bootstrap_automatically: 'verifyLoadBootstrapAutomatically',
  // Pages that carry Bootstrap always: here they carry it once a reader's browser has found it missing.
  load_bootstrap: 'verifyLoadBootstrapAutomatically',
  default_cookie_expiration: 'defaultCookieExpiration',
}

/** Makes settings of ours of the module's `modal_page.settings`, and says name by name what became of them. */
export function mapSettings(settings: Exported): MappedSettings {
  const version = text(settings['bootstrap_version'])
  const provider = text(settings['modal_provider'])
  const days = text(settings['default_cookie_expiration'])
  const content: Partial<PopupSettings> = {
    ...(/^\d{1,2}x$/.test(version) && { bootstrapVersion: provider === '' || provider === 'bootstrap' ? version : '' }),
    ...(['verify_load_bootstrap_automatically', 'load_bootstrap'].some((name) => name in settings) && {
      verifyLoadBootstrapAutomatically: isOn(settings['verify_load_bootstrap_automatically']) || isOn(settings['load_bootstrap']),
    }),
    ...(/^\d{1,6}$/.test(days) && { defaultCookieExpiration: Math.min(DEFAULT_EXPIRATION, Number(days)) }),
  }
  const names = Object.keys(settings).filter((name) => name !== '_core' && name !== 'langcode')
  return {
    content,
    lines: names.map((name) => {
      const to = COUNTERPARTS[name]
      return { name, to: to !== undefined && to in content ? to : null }
    }),
  }
}

/** The fields in which nobody has chosen anything yet, and that are another thing there: a choice that was made here stays. */
export function settingsToChange(current: PopupSettings, mapped: Partial<PopupSettings>): Partial<PopupSettings> {
  const usual = popupSettingsSchema.parse({})
  const fields = Object.keys(mapped) as Field[] // made above
  return Object.fromEntries(
    fields.filter((field) => current[field] === usual[field] && mapped[field] !== usual[field]).map((field) => [field, mapped[field]]),
  )
}
