import { readSettings, type PopupSettings } from '../core/readSettings.ts'

/** Reads the settings of a popup element. Fields are looked up inside it: in legacy pages their ids repeat, on headings too. */
export function readElement(element: HTMLElement): PopupSettings {
  return readSettings((name, attribute) => {
    const field = name && element.querySelector<HTMLInputElement>(`input[name=${name}],input#${name}`)
    if (!field) return element.getAttribute(`data-${attribute}`) ?? element.getAttribute(`data-bs-${attribute}`) ?? ''
    return attribute ? (field.getAttribute(attribute) ?? '') : field.value
  })
}
