import './withoutEval.ts'
import '@fontsource-variable/instrument-sans/index.css'
import '@fontsource-variable/newsreader/index.css'
import '@fontsource-variable/newsreader/wght-italic.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { BackOffice } from './BackOffice.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page of the back office has no #root')

const nonce = pageNonce()
const styles = createCache({ key: 'css', ...(nonce && { nonce }) })

// Only a router of this kind can hold a navigation back, which is how a form with unsaved changes asks before it is left.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' })

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
)

/** The word that lets styles made in the browser into this page. The server writes a new one into each. Browsers hide it from selectors, not from scripts. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}
