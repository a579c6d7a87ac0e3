import { Box } from '@mui/material';
import { texts } from '../i18n';

/** The question before logs are deleted, and that they can't be brought back. */
export const DeletionWarning = ({ question }: { question: string }) => (
  <>
    <Box>{question}</Box>
    <Box sx={{ marginTop: 1, color: 'error.main', fontWeight: 500 }}>{texts.errorLog.cannotUndo}</Box>
  </>
);
