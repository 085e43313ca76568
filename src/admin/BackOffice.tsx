import { lazy } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router'
import { ArticleList } from './articles/list/ArticleList.tsx'
import { AuthorForm } from './authors/AuthorForm.tsx'
import { AuthorList } from './authors/AuthorList.tsx'
import { TodayScreen } from './dashboard/TodayScreen.tsx'
import { ChangePassword } from './entry/ChangePassword.tsx'
import { ChoosePassword } from './entry/ChoosePassword.tsx'
import { entryPath } from './entry/entryPath.ts'
import { ForgottenPassword } from './entry/ForgottenPassword.tsx'
import { SignIn } from './entry/SignIn.tsx'
import { AppLayout } from './layout/AppLayout.tsx'
import { NotFound } from './layout/DeadEnd.tsx'
import { IssueList } from './issues/IssueList.tsx'
import { darkTheme, lightTheme } from './theme/theme.ts'
import { MenuScreen } from './menus/MenuScreen.tsx'
import { authProvider } from './providers/authProvider.ts'
import { dataProvider } from './providers/dataProvider.ts'
import { i18nProvider } from './providers/i18nProvider.ts'
import { queryClient } from './providers/queryClient.ts'
import { RedirectList } from './redirects/RedirectList.tsx'
import { SectionList } from './sections/SectionList.tsx'
import { TagForm } from './tags/TagForm.tsx'
import { TagList } from './tags/TagList.tsx'

// What few visits need comes when it is asked for.
const CalendarScreen = lazy(() => import('./calendar/CalendarScreen.tsx').then(({ CalendarScreen }) => ({ default: CalendarScreen })))
const GuideScreen = lazy(() => import('./help/GuideScreen.tsx').then(({ GuideScreen }) => ({ default: GuideScreen })))
const HomeScreen = lazy(() => import('./home/HomeScreen.tsx').then(({ HomeScreen }) => ({ default: HomeScreen })))
const IssueForm = lazy(() => import('./issues/IssueForm.tsx').then(({ IssueForm }) => ({ default: IssueForm })))
const SettingsScreen = lazy(() => import('./settings/SettingsScreen.tsx').then(({ SettingsScreen }) => ({ default: SettingsScreen })))

const store = localStorageStore('1', 'edicola')
// On a phone the menu lies over the screen, and react-admin remembers whether it is open: one that was left so would cover whatever is opened next.
if (matchMedia('(max-width: 599.95px)').matches) store.setItem('sidebar.open', false)

// Each comes when somebody goes there.
const ArticleEditorPage = lazy(async () => ({ default: (await import('./articles/edit/ArticleEditorPage.tsx')).ArticleEditorPage }))
const PageList = lazy(async () => ({ default: (await import('./pages/PageList.tsx')).PageList }))
const PageEditorPage = lazy(async () => ({ default: (await import('./articles/edit/ArticleEditorPage.tsx')).PageEditorPage }))
const EnableSecondFactor = lazy(async () => ({ default: (await import('./entry/EnableSecondFactor.tsx')).EnableSecondFactor }))
const PreviewLinksScreen = lazy(async () => ({ default: (await import('./previewLinks/PreviewLinksScreen.tsx')).PreviewLinksScreen }))
const BinScreen = lazy(async () => ({ default: (await import('./bin/BinScreen.tsx')).BinScreen }))
const MissingPages = lazy(async () => ({ default: (await import('./redirects/MissingPages.tsx')).MissingPages }))
const MovesScreen = lazy(async () => ({ default: (await import('./moves/MovesScreen.tsx')).MovesScreen }))
const MediaLibrary = lazy(async () => ({ default: (await import('./media/MediaLibrary.tsx')).MediaLibrary }))
const People = lazy(async () => ({ default: (await import('./people/People.tsx')).People }))
const AuditLog = lazy(async () => ({ default: (await import('./audit/AuditLog.tsx')).AuditLog }))
const PopupForm = lazy(async () => ({ default: (await import('./popups/form/PopupForm.tsx')).PopupForm }))
const PopupList = lazy(async () => ({ default: (await import('./popups/list/PopupList.tsx')).PopupList }))
const SectionForm = lazy(async () => ({ default: (await import('./sections/SectionForm.tsx')).SectionForm }))
const StatisticsScreen = lazy(async () => ({ default: (await import('./popups/statistics/StatisticsScreen.tsx')).StatisticsScreen }))
const WhyScreen = lazy(async () => ({ default: (await import('./popups/why/WhyScreen.tsx')).WhyScreen }))
const Profile = lazy(async () => ({ default: (await import('./profile/Profile.tsx')).Profile }))

/** Every screen of the back office and the path it is found at. */
export function BackOffice() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      layout={AppLayout}
      catchAll={NotFound}
      dashboard={TodayScreen}
      loginPage={SignIn}
      // What stands in the bar until a screen has said its own name.
      title=""
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
        <Route path="/calendario" element={<CalendarScreen />} />
        <Route path="/prima-pagina" element={<HomeScreen />} />
        <Route path="/cestino" element={<BinScreen />} />
        <Route path="/anteprime" element={<PreviewLinksScreen />} />
        <Route path="/impostazioni" element={<SettingsScreen />} />
        <Route path="/impostazioni/trasloco" element={<MovesScreen />} />
        <Route path="/guida" element={<GuideScreen />} />
      </CustomRoutes>
      <Resource name="article" list={ArticleList} create={ArticleEditorPage} edit={ArticleEditorPage} />
      <Resource name="section" list={SectionList} create={SectionForm} edit={SectionForm} />
      <Resource name="tag" list={TagList} create={TagForm} edit={TagForm} />
      <Resource name="author" list={AuthorList} create={AuthorForm} edit={AuthorForm} />
      <Resource name="issue" list={IssueList} create={IssueForm} edit={IssueForm} />
      <Resource name="menu" list={MenuScreen} />
      <Resource name="redirect" list={RedirectList}>
        <Route path="non-trovate" element={<MissingPages />} />
      </Resource>
      <Resource name="media" list={MediaLibrary} recordRepresentation="title" />
      <Resource name="user" list={People} recordRepresentation="name" />
      <Resource name="audit" list={AuditLog} />
      <Resource name="page" list={PageList} create={PageEditorPage} edit={PageEditorPage} />
      <Resource name="popup" list={PopupList} create={PopupForm} edit={PopupForm}>
        <Route path="perche" element={<WhyScreen />} />
        <Route path=":id/numeri" element={<StatisticsScreen />} />
      </Resource>
    </Admin>
  )
}
