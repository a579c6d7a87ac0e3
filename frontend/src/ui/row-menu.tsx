import MoreVert from '@mui/icons-material/MoreVert';
import { ListItemIcon, Menu, MenuItem, styled, type SvgIconProps } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { COARSE, FINGER } from '../theme';
import { useAnchor } from './use-anchor';

export interface RowMenuItem {
  label: string;
  icon: ComponentType<SvgIconProps>;
  onClick: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** One element instead of an icon button's five: lists draw one in each row. */
const Dots = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 5,
  [COARSE]: FINGER,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.palette.action.active,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}));

/** The icon is the same element each time, so that it is never drawn again. */
const DOTS = <MoreVert fontSize="small" />;

/** Three dots that open a menu; a click on them never reaches the row they stand in. */
export const RowMenu = ({ label, items }: { label: string; items: readonly RowMenuItem[] }) => {
  const { close, button, popup } = useAnchor('menu');
  // A list has one of these in each row: the menu itself exists from its first opening on.
  const [used, setUsed] = useState(false);
  return (
    <>
      <Dots
        type="button"
        aria-label={label}
        {...button}
        onClick={(event) => {
          event.stopPropagation();
          button.onClick(event);
          setUsed(true);
        }}
      >
        {DOTS}
      </Dots>
      {used && (
        <Menu {...popup} onClick={(event) => event.stopPropagation()}>
          {items.map((item) => (
            <MenuItem
              key={item.label}
              disabled={item.disabled}
              sx={item.danger ? { color: 'error.main' } : undefined}
              onClick={() => {
                close();
                item.onClick();
              }}
            >
              <ListItemIcon>
                <item.icon fontSize="small" />
              </ListItemIcon>
              {item.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
