import { Alert, Link, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { type AccountLink, answer, api, messageOf } from '../../api';
import { SentForm, useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { paths } from '../../routes';
import { FormSkeleton, Quiet, useToast } from '../../ui';
import { acceptAtProvider } from '../oidc-walk';
import { complaintsAbout, NO_PASSWORD, PasswordFields } from '../password-change';
import { GuestFrame } from './guest-frame';
import { OrDivider, useSignInOptions } from './sign-in-ways';
import { WayButton } from '../way-button';

const { accountLink: words } = access;

interface Place {
  pathname: string;
  hash: string;
  state: { token?: string } | null;
}

/**
 * The token behind the # of this address. It moves from the address into the history's state at once, where a reload
 * finds it again, but neither a report of an error nor a glance at the screen does.
 */
const useLinkToken = (): string => {
  const { pathname, hash, state } = useLocation() as Place;
  const navigate = useNavigate();
  const inAddress = hash.slice(1);
  useEffect(() => {
    if (inAddress !== '') void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  return inAddress === '' ? (state?.token ?? '') : inAddress;
};

/** The password for the account of this link; the sign-in follows. */
const PasswordForm = ({ token, link }: { token: string; link: AccountLink }) => {
  const toast = useToast();
  const navigate = useNavigate();
  const form = useSimpleForm({
    initial: NO_PASSWORD,
    validate: complaintsAbout,
    submit: async ({ current_password: _, ...values }) => {
      await api.POST('/api/account-links/use', { body: { token, ...values } });
      await navigate(paths.login, { replace: true, state: { registered: words.done } });
    },
    onFailure: (error) => toast(messageOf(error, words.failed)),
  });
  return (
    <SentForm form={form} submit={words.submit}>
      <Quiet variant="body2">{words.explanation[link.purpose](link.name)}</Quiet>
      {/* Password managers keep the password with the account that they read here. */}
      <TextField
        label={access.email}
        value={link.email}
        autoComplete="username"
        fullWidth
        slotProps={{ input: { readOnly: true } }}
      />
      <PasswordFields form={form} currentLabel={null} autoFocus />
    </SentForm>
  );
};

/** The way in at the OpenID provider, for who is invited and has an account there; nothing where none is set. */
const AtProvider = ({ token }: { token: string }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { oidc_name: oidcName } = useSignInOptions();
  if (oidcName === null) return null;
  return (
    <Stack sx={{ gap: 2, marginTop: 2 }}>
      <OrDivider />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <WayButton
        way="provider"
        label={access.oidc.signIn(oidcName)}
        go={() => acceptAtProvider(token)}
        onFailure={setFailure}
      />
    </Stack>
  );
};

/** Where the link of an invitation or of a forgotten password leads: the choice of a password, or of the provider. */
export const AccountLinkScreen = () => {
  const token = useLinkToken();
  const { data, error } = useQuery({
    queryKey: ['account-link', token],
    queryFn: () => answer(api.POST('/api/account-links/find', { body: { token } })),
    retry: false,
  });
  return (
    <GuestFrame
      title={words.title}
      footer={
        <Link component={RouterLink} to={paths.login}>
          {words.toLogin}
        </Link>
      }
    >
      {data && <PasswordForm token={token} link={data} />}
      {data?.purpose === 'invitation' && <AtProvider token={token} />}
      {error && <Alert severity="error">{messageOf(error, words.findFailed)}</Alert>}
      {!data && !error && <FormSkeleton fields={2} />}
    </GuestFrame>
  );
};
