import { Box, Paper, Popper } from '@mui/material';
import { useEffect, useRef } from 'react';
import { texts } from '../../../i18n';
import type { CellOption } from '../core/column';

interface CellOptionsProps {
  id: string;
  anchor: HTMLElement | null;
  options: readonly CellOption[];
  highlighted: number | null;
  onChoose: (option: CellOption) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** What may be chosen in the cell that is edited. */
export const CellOptions = ({ id, anchor, options, highlighted, onChoose }: CellOptionsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (highlighted !== null) list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper
        elevation={4}
        sx={{ border: 1, borderColor: 'divider', minWidth: 200, maxWidth: 'min(440px, 92vw)' }}
      >
        <Box
          component="ul"
          ref={list}
          id={id}
          role="listbox"
          aria-label={texts.orders.grid.options}
          // A box that scrolls can be reached; the keys of the cell get there first.
          tabIndex={0}
          // The focus stays in the cell.
          onMouseDown={(event) => event.preventDefault()}
          sx={{ margin: 0, padding: '4px 0', maxHeight: 264, overflowY: 'auto', listStyle: 'none' }}
        >
          {options.map((option, index) => (
            <Box
              component="li"
              key={`${option.label} ${index}`}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === highlighted}
              onClick={() => onChoose(option)}
              sx={{
                padding: '5px 12px',
                typography: 'small',
                cursor: 'pointer',
                '&[aria-selected=true]': { backgroundColor: 'action.selected' },
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              {option.label}
            </Box>
          ))}
        </Box>
      </Paper>
    </Popper>
  );
};
