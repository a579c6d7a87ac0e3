import type { ReactElement } from 'react';

interface FrozenFirstProps {
  /** Cells or headings that stay at the left edge. */
  frozen: readonly ReactElement[];
  /** Those that are scrolled under them, without what is out of view. */
  others: readonly ReactElement[];
  /** px of what is out of view between them */
  before?: number;
}

/** A row's cells, of which the first stay in view together while the others are scrolled under them. */
export const FrozenFirst = ({ frozen, others, before = 0 }: FrozenFirstProps) => (
  <>
    {frozen.length > 0 && (
      <div role="presentation" className="frozen">
        {frozen}
      </div>
    )}
    {before > 0 && <div role="presentation" className="room" style={{ width: before }} />}
    {others}
  </>
);
