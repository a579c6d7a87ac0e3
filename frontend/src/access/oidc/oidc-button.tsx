import LoginOutlined from '@mui/icons-material/LoginOutlined';
import { Button } from '@mui/material';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy } from '../../ui';

const { oidc: words } = texts.access;

interface OidcButtonProps {
  /** The provider's name. */
  name: string;
  /** Leaves for the provider. */
  leave: () => Promise<void>;
  /** Null when another try begins. */
  onFailure: (text: string | null) => void;
}

/** The way to the OpenID provider. */
export const OidcButton = ({ name, leave, onFailure }: OidcButtonProps) => {
  const [busy, run] = useBusy();
  const tryToLeave = async () => {
    onFailure(null);
    try {
      await leave();
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
      onClick={() => void run(tryToLeave)}
      fullWidth
    >
      {words.signIn(name)}
    </Button>
  );
};
