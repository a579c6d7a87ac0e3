import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { Checkbox, Divider, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { useSession } from '../../../providers';
import { COLUMN_NAMES, columnsOf, columnsText, visibleColumns } from '../column-choice';
import { columnLabel } from '../columns';

const { views: text } = texts.orders;

interface ColumnsMenuProps {
  columns: string;
  onChange: (columns: string) => void;
}

/** Which columns the table has; the last one stays. */
export const ColumnsMenu = ({ columns, onChange }: ColumnsMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { canViewCosts } = useSession();
  const chosen: readonly string[] = columnsOf(columns);
  const toggle = (name: string) =>
    onChange(columnsText(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]));
  return (
    <>
      <Tooltip title={text.columns}>
        <IconButton
          aria-label={text.columns}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        slotProps={{ list: { dense: true, 'aria-label': text.columns } }}
      >
        {visibleColumns(COLUMN_NAMES, canViewCosts).map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(name)}
            disabled={chosen.length === 1 && chosen.includes(name)}
            onClick={() => toggle(name)}
          >
            <Checkbox
              checked={chosen.includes(name)}
              tabIndex={-1}
              disableRipple
              size="small"
              aria-hidden
              sx={{ padding: 0, marginInlineEnd: 1 }}
            />
            {columnLabel(name)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem disabled={columns === ''} onClick={() => onChange('')}>
          {text.standardColumns}
        </MenuItem>
      </Menu>
    </>
  );
};
