import type { SxProps, Theme } from '@mui/material';

/** A column that narrow screens do without. */
export const secondaryCell = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Cells with less room at their sides, for a table with many columns. */
export const denseCells = {
  '& tr > :nth-of-type(n)': { paddingInline: '5px' },
  '& tr > td:nth-of-type(n)': { paddingBlock: '2px' },
  '& tr > :first-of-type': { paddingInlineStart: '12px' },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
} as const;

/** The rules of the columns that give way where the table around them is narrow (see `hideBelow`). */
export const columnsThatGiveWay = (columns: readonly { hideBelow?: number }[]): Record<string, object> =>
  Object.fromEntries(
    columns.flatMap(({ hideBelow }, index) =>
      hideBelow === undefined
        ? []
        : [
            [
              `& tr > :nth-of-type(${index + 1})`,
              { [`@container (max-width: ${hideBelow - 0.05}px)`]: { display: 'none' } },
            ],
          ],
    ),
  );

/**
 * The look of all body rows, given once to the body: a list redraws hundreds of cells at a keystroke, and plain
 * elements cost a tenth of a component each.
 */
export const bodyStyles = {
  '& > tr:hover': { backgroundColor: 'action.hover' },
  '& > tr[data-opens]': { cursor: 'pointer' },
  '& > tr > td': {
    height: 38,
    padding: '4px 12px',
    borderBottom: 1,
    borderColor: 'divider',
    typography: 'small',
    lineHeight: 1.43,
    textAlign: 'start',
  },
  '& > tr:last-child > td': { borderBottom: 0 },
  '& > tr > td[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& > tr > td[data-secondary]': secondaryCell,
  '& > tr > td[data-menu]': { padding: 0, textAlign: 'center' },
  '& > tr > td > [data-open]': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 0.5,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
} satisfies SxProps<Theme>;
