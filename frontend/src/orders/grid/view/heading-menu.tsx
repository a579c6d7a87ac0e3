import {
  Autocomplete,
  Checkbox,
  Divider,
  MenuItem,
  MenuList,
  Popover,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { useOpenOrder } from '../../data/open-order';
import type { GridColumn } from '../core/column';
import { useOpenGrid } from '../use-grid';

const { rowView: text } = texts.orders.grid;

interface HeadingMenuProps {
  column: GridColumn;
  anchor: Element;
  onClose: () => void;
}

/** The menu of a column: sorts the rows by it, shows those alone that have one of its texts, or hides the column. */
export const HeadingMenu = ({ column, anchor, onClose }: HeadingMenuProps) => {
  const { order } = useOpenOrder();
  const { rowView, arrangement } = useOpenGrid();
  const { sort, filters, sortBy, filterBy, textsOf } = rowView;
  const { key, name, numeric, fields } = column;
  const [options] = useState(() => textsOf(column));
  const current = sort?.column === key ? sort.descending : null;
  const directions = numeric ? text.numbers : text.words;
  const done = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text.menuOf(name), sx: { width: 280 } } }}
    >
      <MenuList autoFocusItem dense>
        {[false, true].map((descending) => (
          <MenuItem
            key={String(descending)}
            selected={current === descending}
            onClick={done(() => sortBy(key, descending))}
          >
            {directions[Number(descending)]}
          </MenuItem>
        ))}
        <MenuItem disabled={current === null} onClick={done(() => sortBy(key, null))}>
          {text.unsorted}
        </MenuItem>
        {fields.length > 0 && key !== 'title' && (
          <MenuItem onClick={done(() => arrangement.hide(key, true))}>{text.hide}</MenuItem>
        )}
      </MenuList>
      {order.sets.length > 1 && (
        <Typography variant="note" color="textSecondary" sx={{ display: 'block', padding: '0 16px 8px' }}>
          {text.perSet}
        </Typography>
      )}
      <Divider />
      <Autocomplete
        multiple
        openOnFocus
        disableCloseOnSelect
        options={options}
        value={[...(filters[key] ?? [])]}
        onChange={(_, allowed) => filterBy(key, allowed)}
        getOptionLabel={(option) => option || text.empty}
        renderOption={({ key: optionKey, ...props }, option, { selected }) => (
          <li key={optionKey} {...props}>
            <Checkbox size="small" checked={selected} sx={{ padding: '2px 8px 2px 0' }} />
            {option || text.empty}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label={text.filter} />}
        sx={{ margin: 1.5 }}
      />
    </Popover>
  );
};
