import LoginOutlined from '@mui/icons-material/LoginOutlined';
import { Button } from '@mui/material';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy } from '../../ui';
import { signInAtProvider } from './oidc-walk';

const { oidc: words } = texts.access;

interface OidcButtonProps {
  /** What the provider is called. */
  name: string;
  /** Null when another try begins. */
  onFailure: (text: string | null) => void;
}

/** Leaves for the OpenID provider. */
export const OidcButton = ({ name, onFailure }: OidcButtonProps) => {
  const [busy, run] = useBusy();
  const leave = async () => {
    onFailure(null);
    try {
      await signInAtProvider();
    } catch (error) {
      onFailure(messageOf(error, words.failed));
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<LoginOutlined />}
      loading={busy}
      onClick={() => void run(leave)}
      fullWidth
    >
      {words.signIn(name)}
    </Button>
  );
};
