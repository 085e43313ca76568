import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { BackOffice } from './BackOffice.tsx'
import './look/fonts.ts'
import { pageNonce } from './look/pageNonce.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page of the back office has no #root')

const nonce = pageNonce()
const styles = createCache({ key: 'css', ...(nonce && { nonce }) })

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <BrowserRouter basename="/admin">
        <BackOffice />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>,
)
