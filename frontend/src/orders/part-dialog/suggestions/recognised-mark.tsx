import { Box, Tooltip } from '@mui/material';
import { texts } from '../../../i18n';

const text = texts.orders.suggestions;

/** Says of a value that it was recognised in the drawing's picture. */
export const RecognisedMark = () => (
  <Tooltip title={text.recognisedHint}>
    <Box
      component="span"
      sx={{
        paddingInline: 0.5,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: 0.5,
        typography: 'badge',
        fontStyle: 'normal',
        lineHeight: '14px',
        color: 'text.primary',
        flexShrink: 0,
      }}
    >
      {text.recognised}
    </Box>
  </Tooltip>
);
