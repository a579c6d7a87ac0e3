import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Button } from '@mui/material';
import { texts } from '../../i18n';
import { signInWithPasskey } from '../../providers';
import { useBusy } from '../../ui';
import { passkeyMessage, signWithPasskey } from '../ceremonies';

const { login } = texts.access;

interface PasskeyButtonProps {
  label: string;
  /** Of the sign-in whose second step it is; null: the passkey says whose it is. */
  pendingToken: string | null;
  /** Null when another try begins. */
  onFailure: (text: string | null, error?: unknown) => void;
}

/** Signs in with a passkey; after success the guard redirects. */
export const PasskeyButton = ({ label, pendingToken, onFailure }: PasskeyButtonProps) => {
  const [busy, run] = useBusy();
  const signIn = async () => {
    onFailure(null);
    try {
      await signInWithPasskey(signWithPasskey, pendingToken);
    } catch (error) {
      onFailure(passkeyMessage(error, login.failed), error);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<KeyOutlined />}
      loading={busy}
      onClick={() => void run(signIn)}
      fullWidth
    >
      {label}
    </Button>
  );
};
