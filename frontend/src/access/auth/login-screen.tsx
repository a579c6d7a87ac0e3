import { Alert, Link, Stack } from '@mui/material';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { ApiError, messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { signIn } from '../../providers';
import { paths } from '../../routes';
import { MainButton, PlainTextField, Quiet } from '../../ui';
import { PasswordField } from '../password-field';
import { CodeForm } from './code-form';
import { GuestFrame } from './guest-frame';
import { OtherWays, useSignInOptions } from './sign-in-ways';

interface Wait {
  email: string;
  /** In the clock of this browser, in milliseconds. */
  until: number;
}

const SECOND_MS = 1000;

/**
 * How long the server takes no further try for an account: after wrong ones it makes the next wait, longer each time.
 * @param email as it stands in the form; another account does not wait
 */
const useSignInWait = (email: string) => {
  const [wait, setWait] = useState<Wait | null>(null);
  const [now, setNow] = useState(0);
  const own = wait?.email === email ? wait : null;
  /** Seconds; 0 where nothing is waited for. */
  const left = own ? Math.max(0, Math.ceil((own.until - now) / SECOND_MS)) : 0;
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [waits]);
  return {
    left,
    /** The wait is over: its message is outdated. */
    ended: own !== null && !waits,
    clear: () => setWait(null),
    /** Begins a wait where the refusal names one. */
    begin: (error: unknown, of: string) => {
      const seconds = error instanceof ApiError ? error.retryAfter : null;
      if (seconds === null) return;
      const began = Date.now();
      setNow(began);
      setWait({ email: of, until: began + seconds * SECOND_MS });
    },
  };
};

/** The button loses the focus while it is disabled: after a refusal the password can be typed again at once. */
const useFocusAfterRefusal = (failure: string | null, busy: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure === null || busy || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLInputElement>('[autocomplete="current-password"]')?.select();
  }, [failure, busy]);
  return form;
};

/** The code after the password, where the account asks for one. */
const SecondStep = (props: ComponentProps<typeof CodeForm>) => (
  <GuestFrame title={access.secondFactor.title} footer={null}>
    <CodeForm {...props} />
  </GuestFrame>
);

/** Disabled while the server takes no other try, with the time that is left. */
const SubmitButton = ({ busy, secondsLeft }: { busy: boolean; secondsLeft: number }) => (
  <MainButton
    type="submit"
    loading={busy}
    disabled={secondsLeft > 0}
    // While it is disabled its text, the wait, is still to be read.
    sx={{ '&.Mui-disabled:not(.MuiButton-loading)': { color: 'text.secondary' } }}
    fullWidth
  >
    {secondsLeft > 0 ? access.login.wait(secondsLeft) : access.login.submit}
  </MainButton>
);

/** Sign-in. A refusal shows on the screen, which stays; after success the guard redirects home. */
export const LoginScreen = () => {
  const [failure, setFailure] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<string | null>(null);
  const wait = useSignInWait(typed.trim());
  const options = useSignInOptions();
  // The way back, if a guard led here, goes along to the registration and back.
  const { state } = useLocation() as { state: { registered?: string } | null };
  const form = useSimpleForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: email.trim() === '' ? access.emailRequired : undefined,
      password: password === '' ? access.passwordRequired : undefined,
    }),
    submit: async ({ email, password }) => {
      setFailure(null);
      wait.clear();
      try {
        setPending(await signIn(email.trim(), password));
      } catch (error) {
        wait.begin(error, email.trim());
        throw error;
      }
    },
    onFailure: (error) => setFailure(messageOf(error, access.login.failed)),
  });
  const frame = useFocusAfterRefusal(failure, form.busy);
  if (pending !== null) {
    const back = (reason: string | null) => {
      setPending(null);
      setFailure(reason);
      form.setValues({ email: form.values.email, password: '' });
    };
    return <SecondStep pendingToken={pending} onBack={back} />;
  }
  return (
    <GuestFrame
      title={access.login.title}
      footer={
        options.registration && (
          <Link component={RouterLink} to={paths.register} state={state}>
            {access.login.toRegister}
          </Link>
        )
      }
    >
      <Stack component="form" ref={frame} noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
        {state?.registered && failure === null && <Alert severity="success">{state.registered}</Alert>}
        {failure !== null && !wait.ended && <Alert severity="error">{failure}</Alert>}
        <PlainTextField
          {...form.bind('email')}
          onChange={(email) => {
            form.bind('email').onChange(email);
            setTyped(email);
          }}
          label={access.email}
          type="email"
          autoComplete="username"
          autoFocus
        />
        <PasswordField {...form.bind('password')} label={access.password} autoComplete="current-password" />
        {options.password_reset ? (
          <Link component={RouterLink} to={paths.forgottenPassword} state={state} variant="body2">
            {access.login.forgotten}
          </Link>
        ) : (
          <Quiet>{access.login.forgottenHere}</Quiet>
        )}
        <SubmitButton busy={form.busy} secondsLeft={wait.left} />
      </Stack>
      <OtherWays options={options} onFailure={setFailure} />
    </GuestFrame>
  );
};
