import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import { Button } from '@mui/material';
import { access } from '../i18n';
import { useBusy } from '../ui';
import { passkeyMessage } from './ceremonies';

const WAYS = {
  passkey: { icon: <KeyOutlined />, failure: access.login.failed },
  provider: { icon: <LoginOutlined />, failure: access.oidc.failed },
};

interface WayButtonProps {
  way: keyof typeof WAYS;
  label: string;
  /** Shown where browser and server give no reason: by default that a sign-in failed. */
  failure?: string;
  /** Leaves for the provider, or signs with the passkey; after success the guard redirects. */
  go: () => Promise<void>;
  /** Null when another try begins. */
  onFailure: (text: string | null, error?: unknown) => void;
}

/** A way in besides e-mail and password. */
export const WayButton = ({ way, label, go, onFailure, failure = WAYS[way].failure }: WayButtonProps) => {
  const [busy, run] = useBusy();
  const attempt = async () => {
    onFailure(null);
    try {
      await go();
    } catch (error) {
      onFailure(passkeyMessage(error, failure), error);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={WAYS[way].icon}
      loading={busy}
      onClick={() => void run(attempt)}
      fullWidth
    >
      {label}
    </Button>
  );
};
