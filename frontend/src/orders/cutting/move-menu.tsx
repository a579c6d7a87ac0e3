import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../i18n';

const text = texts.orders.cutting;

/** A sheet that a piece can go to. */
export interface OtherSheet {
  /** Its place in the plan. */
  cut: number;
  name: string;
}

interface MoveMenuProps {
  title: string;
  sheets: readonly OtherSheet[];
  onMove: (to: OtherSheet) => void;
}

/** Moves a piece of a part to one of the other sheets. */
export const MoveMenu = ({ title, sheets, onMove }: MoveMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-label={text.movePiece(title)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text.move}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sheets.map((sheet) => (
          <MenuItem
            key={sheet.cut}
            onClick={() => {
              setAnchor(null);
              onMove(sheet);
            }}
          >
            {sheet.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
