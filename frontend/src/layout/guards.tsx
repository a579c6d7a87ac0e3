import { Box, CircularProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { texts } from '../i18n';
import { useSession } from '../providers';
import { paths } from '../routes';

/** Shown while it is not known yet who is there; quiet, because it rarely takes longer than a blink. */
const Waiting = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', height: '100dvh' }}>
    <CircularProgress size={22} aria-label={texts.common.loading} />
  </Box>
);

/** A protected route: without a signed-in user it leads to the sign-in screen, with a temporary password to a new one. */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession();
  if (status === 'unknown') return <Waiting />;
  if (user?.must_change_password) return <Navigate to={paths.newPassword} replace />;
  return status === 'signed_in' ? children : <Navigate to={paths.login} replace />;
};

/** The screen of a new password: for who signed in with a temporary one; everybody else goes home. */
export const PasswordToSet = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession();
  if (status === 'unknown') return <Waiting />;
  return user?.must_change_password ? children : <Navigate to={paths.home} replace />;
};

/** A route for guests: a signed-in user goes home. */
export const GuestOnly = ({ children }: { children: ReactNode }) => {
  const { status } = useSession();
  if (status === 'unknown') return <Waiting />;
  return status === 'signed_in' ? <Navigate to={paths.home} replace /> : children;
};

/** A route for administrators, inside of the shell: everybody else goes home. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { isAdmin } = useSession();
  return isAdmin ? children : <Navigate to={paths.home} replace />;
};
