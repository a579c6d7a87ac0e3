import { Alert, Button } from '@mui/material';
import { texts } from '../i18n';

const text = texts.revisions;

interface AwaitsNoticeProps {
  /** Moves the quote back to 'Em andamento'; absent where the user may not. */
  onRevise?: () => void;
  busy: boolean;
}

/** Why a quote that its customer has before them can't be changed, and the way to change it all the same. */
export const AwaitsNotice = ({ onRevise, busy }: AwaitsNoticeProps) => (
  <Alert
    severity="info"
    variant="outlined"
    sx={{ paddingBlock: 0, alignItems: 'center', '& .MuiAlert-action': { paddingTop: 0 } }}
    action={
      onRevise && (
        <Button color="inherit" size="small" disabled={busy} onClick={onRevise}>
          {text.revise}
        </Button>
      )
    }
  >
    {text.awaits}
  </Alert>
);
