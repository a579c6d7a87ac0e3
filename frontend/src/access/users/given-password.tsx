import { Alert } from '@mui/material';
import { texts } from '../../i18n';
import { GivenDialog } from './given-dialog';

const { temporary: words } = texts.access;

interface GivenPasswordProps {
  /** Whose it is. */
  name: string;
  password: string;
  onClose: () => void;
}

/** The password once more, to be handed over; only its hash is kept. */
export const GivenPassword = ({ name, password, onClose }: GivenPasswordProps) => (
  <GivenDialog title={words.given} value={password} words={words} maxWidth="xs" onClose={onClose}>
    <Alert severity="info" variant="outlined" sx={{ typography: 'code' }}>
      {password}
    </Alert>
    {words.handOver(name)}
  </GivenDialog>
);
