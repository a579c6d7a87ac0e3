import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBrowserRouter, Navigate, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ForgottenPasswordScreen } from './access/auth/forgotten-password-screen';
import { LoginScreen } from './access/auth/login-screen';
import { underBase } from './api/base';
import { createQueryClient } from './providers/query-client';
import { readSession, subscribeSession } from './providers/session-store';
import { paths } from './routes';
import { darkTheme, lightTheme } from './theme/theme';

/** Screens for visitors that have all of the application's code around them. */
const ELSEWHERE: readonly string[] = [paths.register, paths.invitation, paths.passwordReset, paths.oidc];

/** Any other address: one of the application, or the sign-in, from which the way leads back to it. */
const Other = ({ onLeave }: { onLeave: () => void }) => {
  const { pathname, search, hash } = useLocation();
  const leaves = ELSEWHERE.includes(pathname);
  useEffect(() => {
    if (leaves) onLeave();
  }, [leaves, onLeave]);
  if (leaves) return null;
  const state = pathname === paths.home ? {} : { way: pathname + search + hash };
  return <Navigate to={paths.login} state={state} replace />;
};

const createGuestRouter = (onLeave: () => void) =>
  createBrowserRouter(
    [
      { path: paths.login, element: <LoginScreen /> },
      { path: paths.forgottenPassword, element: <ForgottenPasswordScreen /> },
      { path: '*', element: <Other onLeave={onLeave} /> },
    ],
    { basename: underBase('/') },
  );

/**
 * The sign-in, for a visitor without a session: a fraction of the application's code, which arrives while the password is typed.
 * @param onLeave called once, when the visitor has signed in or goes on to another screen; the address says where to
 */
export const createGuestSite = (onLeave: () => void) => {
  const leave = () => {
    unsubscribe();
    // Its address belongs to the application's router from now on.
    router.dispose();
    onLeave();
  };
  const unsubscribe = subscribeSession(() => {
    if (readSession().status === 'signed_in') leave();
  });
  const router = createGuestRouter(leave);
  const client = createQueryClient();
  const theme = createTheme(localStorage.getItem('theme') === 'light' ? lightTheme : darkTheme);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  );
};
