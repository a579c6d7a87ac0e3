import { Chip } from '@mui/material';
import type { ErrorLevel } from '../api';
import { texts } from '../i18n';

/** Colours of the levels. */
const colours = { error: 'error', warning: 'warning', critical: 'purple', info: 'info' } as const;

export const LevelChip = ({ level }: { level: ErrorLevel }) => (
  <Chip variant="outlined" color={colours[level]} label={texts.errorLog.levels[level]} />
);
