import { Box, CircularProgress } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { PermissionName } from '../api';
import { texts } from '../i18n';
import { forgetWay, safeWay, useSession, wayBack } from '../providers';
import { paths } from '../routes';

/** Shown while it is not known yet who is there; quiet, because it rarely takes longer than a blink. */
const Waiting = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', height: '100dvh' }}>
    <CircularProgress size={22} aria-label={texts.common.loading} />
  </Box>
);

/** The location that the user wanted, handed on by a guard to the screen that it leads to. */
interface WayState {
  way?: string;
}

/** Where a guard sent this visitor from, or null: the address itself can't say so, which closes open redirects. */
const useGivenWay = (): string | null => safeWay((useLocation().state as WayState | null)?.way);

/**
 * A protected route: without a signed-in user it leads to the sign-in screen, with a temporary password to a new one, without
 * a second factor that a group requires to its set-up; all lead back here. The root path is where every sign-in leads, so it is not handed on.
 */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession();
  const { pathname, search, hash } = useLocation();
  const settled = status === 'signed_in';
  useEffect(() => {
    if (settled) forgetWay();
  }, [settled]);
  if (status === 'unknown') return <Waiting />;
  const state: WayState = pathname === paths.home ? {} : { way: pathname + search + hash };
  if (user?.must_change_password) return <Navigate to={paths.newPassword} state={state} replace />;
  if (user?.must_set_up_second_factor) return <Navigate to={paths.secondFactor} state={state} replace />;
  return settled ? children : <Navigate to={paths.login} state={state} replace />;
};

/** The screen of a new password: for users signed in with a temporary one; all others go to the home page. */
export const PasswordToSet = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession();
  const way = useGivenWay();
  if (status === 'unknown') return <Waiting />;
  return user?.must_change_password ? children : <Navigate to={way ?? paths.home} replace />;
};

/** The screen of a second factor that a group requires: for users without one; all others go to the home page. */
export const SecondFactorToSet = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession();
  const way = useGivenWay();
  if (status === 'unknown') return <Waiting />;
  return user?.must_set_up_second_factor ? children : <Navigate to={way ?? paths.home} replace />;
};

/** A route for guests: a signed-in user goes to where a guard or the end of a session interrupted them, else home. */
export const GuestOnly = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession();
  const way = useGivenWay();
  if (status === 'unknown') return <Waiting />;
  return user ? <Navigate to={way ?? wayBack(user.id)} replace /> : children;
};

/** A route for users with a permission, inside of the shell: all others go to the home page. */
export const Permitted = ({ permission, children }: { permission: PermissionName; children: ReactNode }) => {
  const { hasPermission } = useSession();
  return hasPermission(permission) ? children : <Navigate to={paths.home} replace />;
};

/** A route for administrators, inside of the shell: all others go to the home page. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { isAdmin } = useSession();
  return isAdmin ? children : <Navigate to={paths.home} replace />;
};
