import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { SelectionTotals } from '../../live-totals/live-totals';
import { useTransferring } from './transfer-context';

const text = texts.orders.transfer;

/** How many parts are selected, and what can be done with them; stays in view while one scrolls. */
export const SelectionBar = () => {
  const transfers = useTransferring();
  const selected = transfers?.selection.selected ?? [];
  if (!transfers || selected.length === 0) return null;
  const { clip, askSet, selection } = transfers;
  return (
    <Box
      sx={{
        position: 'sticky',
        // Above the order's totals.
        bottom: 56,
        zIndex: 3,
        margin: 1,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Stack
        direction="row"
        role="toolbar"
        aria-label={text.toolbar}
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, padding: '4px 8px 0 12px' }}
      >
        <Typography role="status" variant="small" sx={{ fontWeight: 500, marginInlineEnd: 1 }}>
          {text.selected(selected.length)}
        </Typography>
        <Button size="small" color="inherit" onClick={() => clip('copy', 'parts', selected)}>
          {text.copy}
        </Button>
        <Button size="small" color="inherit" onClick={() => clip('move', 'parts', selected)}>
          {text.cut}
        </Button>
        <Button size="small" color="inherit" onClick={() => askSet(selected)}>
          {text.moveToSet}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Tooltip title={text.clear}>
          <IconButton aria-label={text.clear} onClick={selection.clear}>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      <SelectionTotals selected={selected} />
    </Box>
  );
};
