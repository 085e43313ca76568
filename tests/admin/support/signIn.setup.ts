import { test as setUp } from '@playwright/test'
import { ADMINISTRATOR, ADMINISTRATOR_STATE } from './administrator.ts'
import { signIn } from './people.ts'

setUp('the administrator signs in', async ({ page }) => {
  await signIn(page, ADMINISTRATOR)
  await page.context().storageState({ path: ADMINISTRATOR_STATE })
})
