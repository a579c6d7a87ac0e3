import type { ReactElement } from 'react';

interface FrozenFirstProps {
  /** A row's cells or headings, in the order of the columns. */
  cells: readonly ReactElement[];
  /** How many of them stay at the left edge. */
  count: number;
}

/** A row's cells, of which the first stay in view together while the others are scrolled under them. */
export const FrozenFirst = ({ cells, count }: FrozenFirstProps) => (
  <>
    {count > 0 && (
      <div role="presentation" className="frozen">
        {cells.slice(0, count)}
      </div>
    )}
    {cells.slice(count)}
  </>
);
