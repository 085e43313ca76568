import { lazy } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router'
import { ChangePassword } from './entry/ChangePassword.tsx'
import { ChoosePassword } from './entry/ChoosePassword.tsx'
import { entryPath } from './entry/entryPath.ts'
import { ForgottenPassword } from './entry/ForgottenPassword.tsx'
import { SignIn } from './entry/SignIn.tsx'
import { AnnouncementsSoon } from './frame/AnnouncementsSoon.tsx'
import { Frame } from './frame/Frame.tsx'
import { darkTheme, lightTheme } from './look/theme.ts'
import { authProvider } from './providers/authProvider.ts'
import { dataProvider } from './providers/dataProvider.ts'
import { i18nProvider } from './providers/i18nProvider.ts'

const store = localStorageStore('1', 'edicola')

// Each comes when somebody goes there.
const EnableSecondFactor = lazy(async () => ({ default: (await import('./entry/EnableSecondFactor.tsx')).EnableSecondFactor }))
const MediaLibrary = lazy(async () => ({ default: (await import('./media/MediaLibrary.tsx')).MediaLibrary }))
const People = lazy(async () => ({ default: (await import('./people/People.tsx')).People }))
const AuditLog = lazy(async () => ({ default: (await import('./audit/AuditLog.tsx')).AuditLog }))
const Profile = lazy(async () => ({ default: (await import('./profile/Profile.tsx')).Profile }))

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
        <Route path={entryPath.forgotten} element={<ForgottenPassword />} />
        <Route path={entryPath.choosePassword} element={<ChoosePassword key="choose" />} />
        <Route path={entryPath.invitation} element={<ChoosePassword key="invitation" isInvitation />} />
        <Route path={entryPath.enableSecondFactor} element={<EnableSecondFactor />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/profilo" element={<Profile />} />
      </CustomRoutes>
      <Resource name="media" list={MediaLibrary} recordRepresentation="title" />
      <Resource name="user" list={People} recordRepresentation="name" />
      <Resource name="audit" list={AuditLog} />
      <Resource name="popup" list={AnnouncementsSoon} />
    </Admin>
  )
}
