/** Adds a stylesheet to the page. What is shown before it has come would stand about naked. */
export function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve(), onerror: reject })
    document.head.append(link)
  })
}
