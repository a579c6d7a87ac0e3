import { Alert, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { type AccountLink, answer, api, messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { access, shell } from '../../i18n';
import { paths } from '../../routes';
import { FormSkeleton, useToast } from '../../ui';
import { acceptAtProvider } from '../oidc-walk';
import { OidcButton } from '../oidc/oidc-button';
import { PasswordField } from '../password-field';
import { GuestFrame } from './guest-frame';
import { OrDivider, useSignInOptions } from './sign-in-ways';

const { accountLink: words, profile } = access;

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
const MIN_LENGTH = 8;

/** The password for the account of this link; the sign-in follows. */
const PasswordForm = ({ token, link }: { token: string; link: AccountLink }) => {
  const toast = useToast();
  const navigate = useNavigate();
  const form = useSimpleForm({
    initial: { password: '', password_confirmation: '' },
    validate: ({ password, password_confirmation }) => ({
      password: password.length < MIN_LENGTH ? profile.passwordTooShort : undefined,
      password_confirmation: password_confirmation === password ? undefined : access.register.mismatch,
    }),
    submit: async (values) => {
      await api.POST('/api/account-links/use', { body: { token, ...values } });
      await navigate(paths.login, { replace: true, state: { registered: words.done } });
    },
    onFailure: (error) => toast(messageOf(error, words.failed)),
  });
  return (
    <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {words.explanation[link.purpose](link.name)}
      </Typography>
      {/* Password managers keep the password with the account that they read here. */}
      <TextField
        label={access.email}
        value={link.email}
        autoComplete="username"
        fullWidth
        slotProps={{ input: { readOnly: true } }}
      />
      <PasswordField
        {...form.bind('password')}
        label={profile.newPassword}
        autoComplete="new-password"
        hint={profile.passwordHint}
        autoFocus
      />
      <PasswordField
        {...form.bind('password_confirmation')}
        label={access.register.confirmation}
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" color="primary" loading={form.busy} fullWidth>
        {words.submit}
      </Button>
    </Stack>
  );
};

/** The way in at the OpenID provider, for who is invited and has an account there; nothing where none is set. */
const AtProvider = ({ token }: { token: string }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { oidcName } = useSignInOptions();
  if (oidcName === null) return null;
  return (
    <Stack sx={{ gap: 2, marginTop: 2 }}>
      <OrDivider />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <OidcButton name={oidcName} leave={() => acceptAtProvider(token)} onFailure={setFailure} />
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
  useEffect(() => {
    document.title = `${words.title} · ${shell.product}`;
  }, []);
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
