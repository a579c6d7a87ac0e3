import { Alert, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { answer, api } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { useToast } from '../../ui';
import { signWithPasskey } from '../ceremonies';
import { proveAtProvider } from '../oidc-walk';
import { PasswordField } from '../password-field';
import { WayButton } from '../way-button';

const { proof: words } = texts.access;

const KEY = ['proof'];

/** It is asked for again while a dialog is open: the ten minutes after a sign-in end. */
const REFRESH_MS = 30_000;

/**
 * The proofs that the user has to give before a way into the account changes.
 * @param recentCounts a recent sign-in stands for the password, too; undefined: it does not
 */
export const useOwnProof = (recentCounts?: { passwordNeeded: boolean }) => {
  const withPassword = useSession().user?.without_password !== true;
  const password = withPassword && (recentCounts?.passwordNeeded ?? true);
  return {
    /** A field for the password is filled in. */
    password,
    /** There is no password: the user signs in again where the last time is long ago. */
    signInAgain: !withPassword,
    complaintAbout: (typed: string) => (password && typed === '' ? texts.access.passwordRequired : undefined),
  };
};

/** Whether the sign-in is recent, how the user can show again who they are, and the way to have it read again. */
const useProof = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => answer(api.GET('/api/profile/proof')),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: ['passkeys'] }),
      client.invalidateQueries({ queryKey: ['oidc-link'] }),
    ]);
  return { proof: data, reload };
};

/** A part of a screen that the user left for a proof at the provider, and what is open again afterwards. */
export interface LeftDialog {
  /** Of which panel. */
  panel: string;
  dialog: string;
  /** The text that was typed there, unless it is a secret. */
  typed?: string;
}

/** The state of a location to which a walk to the provider led back. */
interface Place {
  pathname: string;
  state: { left?: LeftDialog } | null;
}

/** The dialog that is open around a proof; null: none that would have to be opened again. */
const AroundProof = createContext<LeftDialog | null>(null);
export const AroundProofProvider = AroundProof.Provider;
export const useAroundProof = () => useContext(AroundProof);

/**
 * Which dialog of a panel is open: as `useState`, and after a walk to the provider the one that was left for it. The history's
 * state forgets that at once: a reload opens nothing.
 * @param panel a name that no other panel has
 */
export const useLastingDialog = <Name extends string>(panel: string) => {
  const { pathname, state } = useLocation() as Place;
  const navigate = useNavigate();
  const left = state?.left?.panel === panel ? state.left : null;
  const [around, setAround] = useState(left);
  useEffect(() => {
    if (!left) return;
    const { left: _, ...rest } = state ?? {};
    void navigate(pathname, { replace: true, state: rest });
  }, [left, navigate, pathname, state]);
  return {
    dialog: (around?.dialog ?? null) as Name | null,
    setDialog: (dialog: Name | null) => setAround(dialog === null ? null : { panel, dialog }),
    /** For `AroundProofProvider` around the dialog. */
    around,
  };
};

const prove = async () => {
  const { options } = await answer(api.POST('/api/profile/proof/passkey/options'));
  const credential = await signWithPasskey(options);
  await api.POST('/api/profile/proof/passkey', { body: { credential } });
};

interface SignInAgainProps {
  /** The text that was typed beside it, unless it is a secret: the walk to the provider brings it back. */
  typed?: string;
}

/**
 * For users without a password whose sign-in is long ago: with a passkey here, or at the provider, which leads back to this screen and
 * what was open on it. Nothing where the sign-in is recent.
 */
export const SignInAgain = ({ typed }: SignInAgainProps) => {
  const { proof, reload } = useProof();
  const toast = useToast();
  const { pathname, state } = useLocation() as { pathname: string; state: object | null };
  const around = useAroundProof();
  if (!proof?.needed) return null;
  const { passkey, provider } = proof;
  const byPasskey = async () => {
    await prove();
    await reload();
  };
  const byProvider = () => {
    const left = around && { ...around, typed };
    return proveAtProvider({ pathname, state: { ...state, ...(left && { left }) } });
  };
  const notify = (failure: string | null) => failure !== null && toast(failure);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert severity="info">{passkey || provider !== null ? words.explanation : words.noWay}</Alert>
      {passkey && (
        <WayButton
          way="passkey"
          label={words.byPasskey}
          failure={words.failed}
          go={byPasskey}
          onFailure={notify}
        />
      )}
      {provider !== null && (
        <WayButton
          way="provider"
          label={words.byProvider(provider)}
          failure={words.failed}
          go={byProvider}
          onFailure={notify}
        />
      )}
    </Stack>
  );
};

interface OwnProofFieldsProps extends SignInAgainProps {
  asks: ReturnType<typeof useOwnProof>;
  field: Pick<ComponentProps<typeof PasswordField>, 'value' | 'error' | 'onChange'>;
  autoFocus?: boolean;
}

/** The way to show who one is: the password in a field, or the buttons that sign in again. */
export const OwnProofFields = ({ asks, field, typed, autoFocus }: OwnProofFieldsProps) => (
  <>
    {asks.signInAgain && <SignInAgain typed={typed} />}
    {asks.password && (
      <PasswordField
        {...field}
        label={texts.access.profile.currentPassword}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
    )}
  </>
);
