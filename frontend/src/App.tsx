import { CssBaseline } from '@mui/material';
import { lazy } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Route } from 'react-router';
import { underBase } from './api';
import { CATALOGUES } from './catalogue/types';
import { LeaveGuard } from './editing';
import { texts } from './i18n';
import {
  AdminOnly,
  GuestOnly,
  Loadable,
  PasswordToSet,
  Permitted,
  ScreenError,
  SecondFactorToSet,
  Shell,
  SignedIn,
  Toasts,
} from './layout';
import { createQueryClient, createStore, dataProvider, i18nProvider } from './providers';
import { paths } from './routes';
import { darkTheme, lightTheme } from './theme';

const OrdersList = lazy(async () => ({
  default: (await import('./orders/orders-list/orders-list')).OrdersList,
}));
const OrderScreen = lazy(async () => ({
  default: (await import('./orders/order-screen/order-screen')).OrderScreen,
}));
const GridScreen = lazy(async () => ({ default: (await import('./orders/grid/grid-screen')).GridScreen }));
const Catalogue = lazy(async () => ({ default: (await import('./catalogue')).CatalogueScreen }));
const Login = lazy(async () => ({ default: (await import('./access/auth')).LoginScreen }));
const Register = lazy(async () => ({ default: (await import('./access/auth')).RegisterScreen }));
const NewPassword = lazy(async () => ({ default: (await import('./access/auth')).NewPasswordScreen }));
const SecondFactor = lazy(async () => ({ default: (await import('./access/auth')).SecondFactorScreen }));
const Forgotten = lazy(async () => ({ default: (await import('./access/auth')).ForgottenPasswordScreen }));
const AccountLink = lazy(async () => ({ default: (await import('./access/auth')).AccountLinkScreen }));
const OidcReturn = lazy(async () => ({ default: (await import('./access/auth')).OidcScreen }));
const Profile = lazy(async () => ({
  default: (await import('./access/profile/profile-screen')).ProfileScreen,
}));
const Users = lazy(async () => ({ default: (await import('./access/users/users-screen')).UsersScreen }));
const Groups = lazy(async () => ({ default: (await import('./access/groups/groups-screen')).GroupsScreen }));
const ErrorLogs = lazy(async () => ({ default: (await import('./error-log')).ErrorLogScreen }));
const AdministrationHistory = lazy(async () => ({
  default: (await import('./administration-history')).AdministrationHistoryScreen,
}));
const SystemHealth = lazy(async () => ({ default: (await import('./system-health')).SystemHealthScreen }));
const Dashboard = lazy(async () => ({ default: (await import('./insights')).DashboardScreen }));
const Import = lazy(async () => ({ default: (await import('./imports')).ImportScreen }));
const Jobs = lazy(async () => ({ default: (await import('./jobs')).JobsScreen }));
const Company = lazy(async () => ({ default: (await import('./company')).CompanyScreen }));
const Kits = lazy(async () => ({ default: (await import('./orders/kits/kits-screen')).KitsScreen }));
const Batches = lazy(async () => ({ default: (await import('./orders/cutting/batches')).BatchesScreen }));
const Batch = lazy(async () => ({ default: (await import('./orders/cutting/batches')).BatchScreen }));
const Purchases = lazy(async () => ({
  default: (await import('./orders/cutting/batches')).PurchasesScreen,
}));
const Print = lazy(async () => ({ default: (await import('./print')).PrintScreen }));

const ToLogin = () => <Navigate to={paths.login} replace />;

/** Outside of the shell: what guests see, and the print routes. */
const plainRoutes = (
  <CustomRoutes noLayout>
    <Route path={paths.login} element={<GuestOnly children={<Loadable children={<Login />} />} />} />
    <Route path={paths.register} element={<GuestOnly children={<Loadable children={<Register />} />} />} />
    <Route
      path={paths.forgottenPassword}
      element={<GuestOnly children={<Loadable children={<Forgotten />} />} />}
    />
    <Route
      path={paths.secondFactor}
      element={<SecondFactorToSet children={<Loadable children={<SecondFactor />} />} />}
    />
    <Route path={paths.oidc} element={<Loadable children={<OidcReturn />} />} />
    {[paths.invitation, paths.passwordReset].map((path) => (
      <Route key={path} path={path} element={<Loadable children={<AccountLink />} />} />
    ))}
    <Route
      path={paths.newPassword}
      element={<PasswordToSet children={<Loadable children={<NewPassword />} />} />}
    />
    {(
      [
        ['/parts/:id/print', 'part'],
        ['/order/parts/print', 'order-parts'],
        ['/sets/:id/print', 'set'],
        ['/order/sets/print', 'order-sets'],
      ] as const
    ).map(([path, kind]) => (
      <Route
        key={path}
        path={path}
        element={<SignedIn children={<Loadable children={<Print kind={kind} />} />} />}
      />
    ))}
  </CustomRoutes>
);

/** The site map. Every path that is not in it leads to the sign-in screen. */
const siteMap = () => (
  <AdminContext
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={createQueryClient()}
    store={createStore()}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    defaultTheme="dark"
  >
    <CssBaseline enableColorScheme>
      <CoreAdminUI
        title={texts.shell.product}
        layout={Shell}
        error={ScreenError}
        catchAll={ToLogin}
        accessDenied={ToLogin}
        authenticationError={ToLogin}
        disableTelemetry
      >
        {plainRoutes}
        <CustomRoutes>
          <Route path={paths.home} element={<OrdersList />} />
          <Route path="/order/:id/:tab?" element={<OrderScreen />} />
          <Route path="/order/:id/grid" element={<GridScreen />} />
          <Route path={paths.dashboard} element={<Dashboard />} />
          <Route path={paths.import(':catalogue')} element={<Import />} />
          <Route path={paths.profile} element={<Profile />} />
          <Route path={paths.company} element={<AdminOnly children={<Company />} />} />
          <Route path={paths.systemHealth} element={<AdminOnly children={<SystemHealth />} />} />
          <Route
            path={paths.administrationHistory}
            element={
              <Permitted permission="view_administration_history" children={<AdministrationHistory />} />
            }
          />
          <Route path={paths.errorLogs} element={<AdminOnly children={<ErrorLogs />} />} />
          <Route path={paths.kits} element={<Kits />} />
          <Route
            path={paths.cutBatches}
            element={<Permitted permission="view_all_orders" children={<Batches />} />}
          />
          <Route
            path="/cut-batches/:id"
            element={<Permitted permission="view_all_orders" children={<Batch />} />}
          />
          <Route
            path={paths.cutPurchases}
            element={<Permitted permission="view_all_orders" children={<Purchases />} />}
          />
          <Route path={paths.jobs} element={<Jobs />} />
          <Route
            path="/document-queue"
            element={<AdminOnly children={<Navigate to={paths.jobs} replace />} />}
          />
        </CustomRoutes>
        <Resource name="orders" list={<OrdersList />} />
        {CATALOGUES.filter((resource) => resource !== 'operations').map((resource) => (
          <Resource key={resource} name={resource} list={<Catalogue resource={resource} />} />
        ))}
        <Resource name="operations" list={<AdminOnly children={<Catalogue resource="operations" />} />} />
        <Resource name="users" list={<AdminOnly children={<Users />} />} />
        <Resource name="groups" list={<AdminOnly children={<Groups />} />} />
      </CoreAdminUI>
      <Toasts />
    </CssBaseline>
  </AdminContext>
);

/**
 * The application, with a history and a cache of its own. A data router, because only that lets an open form hold a
 * navigation; react-admin has the routes itself.
 */
export const createAppRouter = () =>
  createBrowserRouter(
    [{ path: '*', element: <LeaveGuard>{siteMap()}</LeaveGuard>, errorElement: <ScreenError /> }],
    { basename: underBase('/') },
  );
