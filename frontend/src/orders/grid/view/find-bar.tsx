import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Stack, TextField } from '@mui/material';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../../../i18n';
import { Tool } from '../../../ui';
import { useOpenGrid } from '../use-grid';
import { useOfSelection } from '../use-selection';
import type { Find } from '../use-find';

const { find: text } = texts.orders.grid;

/** Ctrl+F wherever the focus is on the screen: the browser's own search would find the rows in view alone. */
const useFindKey = (onFind: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent | globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (event.key.toLowerCase() !== 'f' || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    onFind();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};

/** The count, as it is read and shown. */
const countOf = ({ typed, count }: Find, place: number): string => {
  if (typed === null || typed.trim() === '') return '';
  if (count === 0) return text.none;
  return place > 0 ? text.place(place, count) : text.count(count);
};

/** The search in the cells, above them. */
export const FindBar = () => {
  const grid = useOpenGrid();
  const { find, focus } = grid;
  const input = useRef<HTMLInputElement>(null);
  const { typed } = find;
  const place = useOfSelection(grid, ({ active }) => (typed === null ? 0 : find.placeOf(active)));
  useFindKey(() => {
    find.open();
    input.current?.select();
  });
  if (typed === null) return null;
  const leave = () => {
    find.close();
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' || event.key === 'F3') find.step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const beside = { size: 'small', disabled: find.count === 0 } as const;
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={text.label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
      sx={{ alignItems: 'center', gap: 0.5, padding: '4px 16px 6px' }}
    >
      <TextField
        type="search"
        size="small"
        autoFocus
        inputRef={input}
        value={typed}
        placeholder={text.label}
        onChange={(event) => find.type(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { 'aria-label': text.label } }}
        sx={{
          width: { xs: 'auto', sm: 280 },
          flexGrow: { xs: 1, sm: 0 },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      <Box
        role="status"
        sx={{
          minWidth: 84,
          paddingInline: 1,
          typography: 'small',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {countOf(find, place)}
      </Box>
      <Tool
        {...beside}
        label={text.previous}
        onClick={() => find.step(-1)}
        icon={<KeyboardArrowUp fontSize="small" />}
      />
      <Tool
        {...beside}
        label={text.next}
        onClick={() => find.step(1)}
        icon={<KeyboardArrowDown fontSize="small" />}
      />
      <Tool size="small" label={text.close} onClick={leave} icon={<Close fontSize="small" />} />
    </Stack>
  );
};
