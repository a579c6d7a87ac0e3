import { alpha, type CSSObject, styled, type Theme } from '@mui/material';

/** px; the same for each row, so that the rows in view follow from where the grid is scrolled to. */
export const ROW_HEIGHT = 32;

/** Cells and headings. */
const cellStyles = ({ palette, typography }: Theme): CSSObject => ({
  '& .cell, & .heading': {
    flexShrink: 0,
    boxSizing: 'border-box',
    height: ROW_HEIGHT,
    paddingInline: 6,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderRight: `1px solid ${palette.divider}`,
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    cursor: 'default',
    userSelect: 'none',
  },
  // One sticky box a row: each is a layer of its own to the browser, which it places with every picture.
  '& .frozen': { position: 'sticky', left: 0, zIndex: 2, display: 'flex', flexShrink: 0 },
  '& .frozen.at-end': {
    left: 'auto',
    right: 0,
    marginInlineStart: 'auto',
    borderLeft: `1px solid ${palette.divider}`,
  },
  '& .room': { flexShrink: 0 },
  '& .numeric': { textAlign: 'right' },
  '& .ruled::before': { content: '"ƒ"', float: 'left', fontStyle: 'italic', color: palette.primary.main },
  // Not to be taken for minutes that a rule says are none.
  '& .unruled::before': { content: '"ƒ ?"', float: 'left', fontWeight: 700, color: palette.warning.main },
  '& .title': { display: 'flex', whiteSpace: 'pre' },
  '& .title > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .calculated': { color: palette.text.secondary },
  '& .saving .calculated': { fontStyle: 'italic' },
  '& .cell svg': { ...typography.note, verticalAlign: '-1px', marginRight: 3, color: palette.warning.main },
  '& .cell img': {
    display: 'block',
    width: 27,
    height: 27,
    marginTop: 2,
    objectFit: 'contain',
    backgroundColor: '#FFFFFF',
  },
});

/** A heading: its menu, its border, and where a dragged column would come. */
const headingStyles = ({ palette }: Theme): CSSObject => ({
  '& .heading': { position: 'relative', backgroundColor: palette.raised },
  '& .heading button': {
    position: 'absolute',
    insetBlock: 4,
    insetInlineEnd: 6,
    padding: '0 3px',
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    lineHeight: 1,
    color: palette.text.primary,
    backgroundColor: palette.raised,
    cursor: 'pointer',
    '&:not(.on)': { opacity: 0 },
    '&.on': { position: 'static', color: palette.primary.main },
  },
  '& .heading:hover button': { opacity: 1 },
  '& .heading::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 6,
    cursor: 'col-resize',
  },
  '& .drop-before': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
  '& .drop-after': { boxShadow: `inset -3px 0 0 ${palette.primary.main}` },
});

/** Cells that are selected, found, on their way or refused. */
const stateStyles = ({ palette }: Theme): CSSObject => ({
  '& .selected': {
    backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
  },
  '& .found': {
    backgroundImage: `linear-gradient(${alpha(palette.warning.main, 0.16)}, ${alpha(palette.warning.main, 0.16)})`,
  },
  '& .active': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
  '& .refused': {
    position: 'relative',
    boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      borderTop: `8px solid ${palette.error.main}`,
      borderLeft: '8px solid transparent',
    },
    '&.active': { boxShadow: `inset 0 0 0 2px ${palette.error.main}` },
  },
  '& .waiting': { fontStyle: 'italic' },
  '& .offered': { fontStyle: 'italic' },
  '& .offered.sure': { color: palette.success.main },
  '& .offered.likely': { color: palette.text.secondary },
  '& .offered.unsure': { color: palette.warning.main },
  '& .differs': {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      bottom: 0,
      right: 0,
      borderBottom: `8px solid ${palette.warning.main}`,
      borderLeft: '8px solid transparent',
    },
  },
});

const setStyles = ({ palette }: Theme): CSSObject => ({
  '& .set': {
    display: 'flex',
    paddingInline: 8,
    fontWeight: 600,
    backgroundColor: palette.background.default,
    borderBottom: `1px solid ${palette.divider}`,
    '& > span': { position: 'sticky', left: 8, whiteSpace: 'nowrap' },
    '& button': {
      padding: 0,
      border: 0,
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
      '&:hover, &:focus-visible': { textDecoration: 'underline' },
    },
    '& .amounts': {
      display: 'inline-flex',
      gap: 16,
      marginLeft: 12,
      fontWeight: 400,
      color: palette.text.secondary,
    },
  },
});

const inputStyles = ({ palette }: Theme): CSSObject => ({
  '& .input-layer': { position: 'relative', alignSelf: 'start', width: 0, height: 0, zIndex: 1 },
  '& .fill-handle': {
    position: 'absolute',
    width: 9,
    height: 9,
    border: `1px solid ${palette.background.paper}`,
    backgroundColor: palette.primary.main,
    cursor: 'crosshair',
  },
  '& .input-layer.over-frozen': { position: 'sticky', left: 0, zIndex: 2 },
  '& .input-layer.at-end': { justifySelf: 'end', position: 'sticky', right: 0, zIndex: 2 },
  '& textarea': {
    position: 'absolute',
    boxSizing: 'border-box',
    margin: 0,
    padding: '0 5px',
    border: 0,
    outline: 'none',
    resize: 'none',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    font: 'inherit',
    lineHeight: `${ROW_HEIGHT}px`,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
    '&.resting': { opacity: 0, pointerEvents: 'none' },
    '&.lines': { whiteSpace: 'pre-wrap', lineHeight: '20px', overflow: 'auto', paddingBlock: 6 },
  },
});

/** The scrolled box. One element's style for all cells: a rule for each of them would cost more than the cells. */
export const GridRoot = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 160,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.palette.background.paper,
  borderBlock: `1px solid ${theme.palette.divider}`,
  ...theme.typography.small,
  lineHeight: `${ROW_HEIGHT - 1}px`,
  // Rows and the input begin at one corner.
  '& .content': { display: 'grid', '& > *': { gridArea: '1 / 1' } },
  '& .rows': { position: 'relative' },
  '& .line': { position: 'absolute', left: 0, display: 'flex', height: ROW_HEIGHT },
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    display: 'flex',
    height: ROW_HEIGHT,
    color: theme.palette.text.secondary,
    ...theme.typography.note,
    fontWeight: 500,
  },
  ...cellStyles(theme),
  ...headingStyles(theme),
  ...stateStyles(theme),
  ...setStyles(theme),
  ...inputStyles(theme),
}));
