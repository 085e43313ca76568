/** The word that lets styles made in the browser into this page. The server writes a new one into each. Browsers hide it from selectors, not from scripts. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}
