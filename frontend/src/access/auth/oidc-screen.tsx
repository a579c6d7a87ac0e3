import { Alert, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Link as RouterLink, useNavigate } from 'react-router';
import { messageOf } from '../../api';
import { access } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { FormSkeleton, useToast } from '../../ui';
import { awaitedPurpose, finishOidc, type OidcOutcome, type OidcPurpose, type Way } from '../oidc-walk';
import { CodeForm } from './code-form';
import { GuestFrame } from './guest-frame';

const { oidc: words } = access;

/** The code after the provider, where the account asks for one; once it is right, on to where guests are led. */
const SecondStep = ({ pendingToken }: { pendingToken: string }) => {
  const navigate = useNavigate();
  const { user } = useSession();
  if (user) return <Navigate to={paths.login} replace />;
  return (
    <GuestFrame title={access.secondFactor.title} footer={null}>
      <CodeForm pendingToken={pendingToken} onBack={() => void navigate(paths.login, { replace: true })} />
    </GuestFrame>
  );
};

/** Where the walk to the provider began, and what the way back is called. */
const wayBackOf = (purpose: OidcPurpose | null): { to: string; state?: object | null; label: string } => {
  switch (purpose?.kind) {
    case 'link':
      return { to: paths.profile, label: words.toProfile };
    case 'proof':
      return { to: purpose.way.pathname, state: purpose.way.state, label: access.proof.back };
    case 'invitation':
      return { to: paths.invitation, state: { token: purpose.token }, label: words.toInvitation };
    default:
      return { to: paths.login, label: words.toLogin };
  }
};

const WayBack = ({ purpose }: { purpose: OidcPurpose | null }) => {
  const { label, ...way } = wayBackOf(purpose);
  return (
    <Link component={RouterLink} {...way}>
      {label}
    </Link>
  );
};

/** Back to the screen whose change the proof is for. */
const Proved = ({ way }: { way: Way }) => {
  const toast = useToast();
  useEffect(() => toast(access.proof.confirmed, 'success'), [toast]);
  return <Navigate to={way.pathname} state={way.state} replace />;
};

const titleOf = (purpose: OidcPurpose | null): string => {
  if (purpose?.kind === 'link') return words.panel;
  return purpose?.kind === 'proof' ? access.proof.title : words.title;
};

/** Where the OpenID provider leads back to: signs in, takes an invitation, links the own account, or shows who uses it. */
export const OidcScreen = () => {
  const [answer] = useState(() => new URLSearchParams(window.location.search));
  const [purpose] = useState(awaitedPurpose);
  const { data, error } = useQuery<OidcOutcome>({
    queryKey: ['oidc', answer.get('state')],
    queryFn: () => finishOidc(answer, purpose),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data?.kind === 'pending') return <SecondStep pendingToken={data.pendingToken} />;
  if (data?.kind === 'linked') return <Navigate to={paths.profile} replace />;
  if (data?.kind === 'proved') return <Proved way={data.way} />;
  // Its guard knows where a session's end interrupted the user.
  if (data?.kind === 'signed-in') return <Navigate to={paths.login} replace />;
  const failure = error ? messageOf(error, words.failed) : data && words.strange;
  return (
    <GuestFrame title={titleOf(purpose)} footer={failure !== undefined && <WayBack purpose={purpose} />}>
      <Stack sx={{ gap: 2 }}>
        {failure === undefined ? <FormSkeleton fields={1} /> : <Alert severity="error">{failure}</Alert>}
      </Stack>
    </GuestFrame>
  );
};
