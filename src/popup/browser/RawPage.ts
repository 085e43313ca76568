/** What the site says about its popups, as it stands in the page: attributes of the script's own tag, and `window.edicolaPopup`. */
export type RawPage = Readonly<Record<string, unknown>>

declare global {
  interface Window {
    edicolaPopup?: unknown
  }
}
