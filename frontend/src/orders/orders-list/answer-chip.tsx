import { Chip, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../i18n';
import type { Filters } from './filters';
import { isOpen } from './validity-chips';

const { list } = texts.orders;

interface AnswerChipProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Narrows the list to quotes by what their customers answered; once chosen it is a filter as the others. */
export const AnswerChip = ({ filters, onChange }: AnswerChipProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const query = new URLSearchParams(filters.only);
  if (query.has('customer_answer') || !isOpen(filters)) return null;
  const choose = (answer: string) => {
    setAnchor(null);
    query.set('customer_answer', answer);
    onChange({ only: query.toString() });
  };
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        label={list.customerAnswer}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(list.customerAnswers).map(([answer, name]) => (
          <MenuItem key={answer} onClick={() => choose(answer)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
