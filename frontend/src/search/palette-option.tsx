import { Box, Typography } from '@mui/material';
import { type MouseEvent, useEffect, useRef } from 'react';
import { underBase } from '../api';
import type { PaletteItem } from './palette-item';
import { stretchesOf } from './found-words';

/** A text with what was typed set off. */
const Marked = ({ text, typed }: { text: string; typed: string }) =>
  stretchesOf(text, typed).map(({ text: part, found }, index) =>
    found ? (
      <Box
        key={index}
        component="mark"
        sx={{ color: 'primary.main', backgroundColor: 'transparent', fontWeight: 600 }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  );

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  typed: string;
  active: boolean;
  onPoint: () => void;
  onChoose: (newTab: boolean) => void;
}

/** One row: a link where it leads to an address, so that the browser's own ways to open it work. */
export const PaletteOption = ({ id, item, typed, active, onPoint, onChoose }: PaletteOptionProps) => {
  const { icon: Icon, label, detail, excerpt, to } = item;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={row}
      component={to === undefined ? 'div' : 'a'}
      href={to === undefined ? undefined : underBase(to)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onChoose(event.ctrlKey || event.metaKey);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        paddingBlock: 0.5,
        paddingInline: 1.5,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        cursor: 'pointer',
        boxShadow: (theme) => (active ? `inset 2px 0 0 ${theme.palette.primary.main}` : 'none'),
        backgroundColor: active ? 'action.selected' : 'transparent',
      }}
    >
      <Icon fontSize="control" sx={{ color: active ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography noWrap>
          <Marked text={label} typed={typed} />
        </Typography>
        {[detail, excerpt].map(
          (text, line) =>
            text && (
              <Typography
                key={line}
                noWrap
                variant="caption"
                component="div"
                sx={{ color: 'text.secondary' }}
              >
                <Marked text={text} typed={typed} />
              </Typography>
            ),
        )}
      </Box>
    </Box>
  );
};
