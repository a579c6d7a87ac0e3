import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, Divider, Menu, MenuItem, Typography } from '@mui/material';
import { views as text } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import { COLUMN_NAMES, columnsOf, columnsText, visibleColumns } from '../column-choice';
import { columnLabel, shownFrom } from '../columns';
import { useAnchor } from '../../../ui';

interface ColumnsMenuProps {
  columns: string;
  onChange: (columns: string) => void;
}

/** Which columns the table has; the last one stays. */
export const ColumnsMenu = ({ columns, onChange }: ColumnsMenuProps) => {
  const { anchor, button, popup } = useAnchor('menu');
  const { canViewCosts } = useSession();
  const chosen: readonly string[] = columnsOf(columns);
  // The line of the button is as wide as the table with its borders.
  const room = (anchor?.parentElement?.clientWidth ?? Infinity) - 2;
  const toggle = (name: string) =>
    onChange(columnsText(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]));
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumnOutlined />}
        {...button}
        sx={{ flexShrink: 0, color: 'text.secondary', minHeight: 28 }}
      >
        {text.columns}
      </Button>
      <Menu {...popup} slotProps={{ list: { dense: true, 'aria-label': text.columns } }}>
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
            {columns === '' && shownFrom(name) > room && (
              <Typography variant="caption" sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
                {text.noRoom}
              </Typography>
            )}
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
