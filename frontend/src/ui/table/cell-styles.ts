/** A column that narrow screens do without. */
export const secondaryCell = { display: { xs: 'none', sm: 'table-cell' } } as const;
