import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { texts } from '../../../i18n';

const { find: text } = texts.orders.grid;

/** Opens what is looked for in the cells. */
export const FindButton = ({ onClick }: { onClick: () => void }) => (
  <Tooltip title={text.open}>
    <IconButton aria-label={text.open} aria-keyshortcuts="Control+F Meta+F" onClick={onClick}>
      <Search fontSize="small" />
    </IconButton>
  </Tooltip>
);
