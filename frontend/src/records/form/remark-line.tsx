import { Box, Button } from '@mui/material';
import type { Remark } from '../types';

interface RemarkLineProps {
  remark: Remark;
  disabled: boolean;
  onTake: (value: number) => void;
}

/** The remark on a number below its field; the value that may have been meant is one click away. */
export const RemarkLine = ({
  remark: { text, doubtful = false, instead },
  disabled,
  onTake,
}: RemarkLineProps) => (
  <Box
    component="span"
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      color: doubtful ? 'warning.main' : 'text.secondary',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {text}
    {instead && (
      <Button size="small" variant="outlined" disabled={disabled} onClick={() => onTake(instead.value)}>
        {instead.label}
      </Button>
    )}
  </Box>
);
