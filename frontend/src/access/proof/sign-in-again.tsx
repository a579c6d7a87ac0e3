import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useLocation } from 'react-router';
import { answer, api, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { proveAtProvider } from '../oidc-walk';
import { passkeyMessage, signWithPasskey } from '../ceremonies';
import { useAroundProof } from './left-dialog';
import { useProof } from './use-proof';

const { proof: words } = texts.access;

const prove = async () => {
  const { options } = await answer(api.POST('/api/profile/proof/passkey/options'));
  const credential = await signWithPasskey(options);
  await api.POST('/api/profile/proof/passkey', { body: { credential } });
};

interface SignInAgainProps {
  /** What was typed beside it and is no secret: the walk to the provider brings it back. */
  typed?: string;
}

/**
 * For users without a password whose sign-in is long ago: with a passkey here, or at the provider, which leads back to this screen and
 * what was open on it. Nothing where the sign-in is recent.
 */
export const SignInAgain = ({ typed }: SignInAgainProps) => {
  const { proof, reload } = useProof();
  const toast = useToast();
  const [busy, run] = useBusy();
  const { pathname, state } = useLocation() as { pathname: string; state: object | null };
  const around = useAroundProof();
  if (!proof?.needed) return null;
  const { passkey, provider } = proof;
  const byPasskey = async () => {
    try {
      await prove();
      await reload();
    } catch (error) {
      toast(passkeyMessage(error, words.failed));
    }
  };
  const byProvider = () => {
    const left = around && { ...around, typed };
    return proveAtProvider({ pathname, state: { ...state, ...(left && { left }) } }).catch((error: unknown) =>
      toast(messageOf(error, words.failed)),
    );
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert severity="info">{passkey || provider !== null ? words.explanation : words.noWay}</Alert>
      {passkey && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<KeyOutlined />}
          loading={busy}
          onClick={() => void run(byPasskey)}
        >
          {words.byPasskey}
        </Button>
      )}
      {provider !== null && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<LoginOutlined />}
          loading={busy}
          onClick={() => void run(byProvider)}
        >
          {words.byProvider(provider)}
        </Button>
      )}
    </Stack>
  );
};
