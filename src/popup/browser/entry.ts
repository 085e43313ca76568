import '../styles/popup.css'
import { on } from './on.ts'
import type {} from './RawPage.ts'
import { start, type FindPresenter } from './start.ts'

const script = document.currentScript as HTMLScriptElement // this one: it is a classic script

/** Only a page made for Bootstrap needs the rest, which lies beside this script: `edicola-popup-bootstrap.js`, with the same query if it has one. */
const findPresenter: FindPresenter = async (...page) => {
  const address = script.src.replace(/\.js(?=[^/]*$)/, '-bootstrap$&')
  const rest = (await import(/* @vite-ignore */ address)) as { findPresenter: FindPresenter } // built from bootstrapEntry.ts
  return rest.findPresenter(...page)
}
const begin = () => void start(Object.assign({}, script.dataset, window.edicolaPopup), findPresenter)

// Bootstrap may be deferred behind this script: it is there once the document is. Whoever adds popups later says so by `edicola:start`. What has started is not started again.
on(window, 'DOMContentLoaded load edicola:start', begin)
if (document.readyState === 'complete') begin()
