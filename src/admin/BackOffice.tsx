import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router'
import { ChangePassword } from './entry/ChangePassword.tsx'
import { entryPath } from './entry/entryPath.ts'
import { SignIn } from './entry/SignIn.tsx'
import { AnnouncementsSoon } from './frame/AnnouncementsSoon.tsx'
import { Frame } from './frame/Frame.tsx'
import { darkTheme, lightTheme } from './look/theme.ts'
import { authProvider } from './providers/authProvider.ts'
import { dataProvider } from './providers/dataProvider.ts'
import { i18nProvider } from './providers/i18nProvider.ts'

const store = localStorageStore('1', 'edicola')

/** Every screen of the back office and the path it is found at. */
export function BackOffice() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      layout={Frame}
      loginPage={SignIn}
      authCallbackPage={false}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route path={entryPath.changePassword} element={<ChangePassword />} />
      </CustomRoutes>
      <Resource name="popup" list={AnnouncementsSoon} />
    </Admin>
  )
}
