import { type Theme, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { texts } from '../../../i18n';
import type { PartType } from '../../data/types';

const { types } = texts.orders.parts;
const TYPES = Object.keys(types) as PartType[];

/** The accent marks the selection by a line, so that the word keeps its contrast. */
const SELECTED = (theme: Theme) => `inset 0 -2px ${theme.palette.primary.main}`;

interface TypeToggleProps {
  value: PartType | null;
  onChange: (type: PartType) => void;
  disabled: boolean;
}

/** The part's type: one stop of the Tab key; the arrows choose. */
export const TypeToggle = ({ value, onChange, disabled }: TypeToggleProps) => {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = (at + step + TYPES.length) % TYPES.length;
    buttons[next]?.focus();
    const type = TYPES[next];
    if (type) onChange(type);
  };
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={value}
      disabled={disabled}
      role="radiogroup"
      aria-label={texts.orders.partDialog.type}
      onKeyDown={move}
      onChange={(_event, type: PartType | null) => type && onChange(type)}
    >
      {TYPES.map((type, index) => (
        <ToggleButton
          key={type}
          value={type}
          role="radio"
          aria-checked={value === type}
          aria-pressed={undefined}
          tabIndex={value === type || (value === null && index === 0) ? 0 : -1}
          sx={{
            minWidth: 0,
            paddingInline: 0.25,
            typography: { xs: 'key', sm: 'small' },
            '&.Mui-selected': { color: 'text.primary', boxShadow: SELECTED },
          }}
        >
          {types[type]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
