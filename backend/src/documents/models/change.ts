/** A text before and after; null where it was not there, or is not there any more. */
export interface Change {
  before: string | null;
  after: string | null;
}

export const change = (before: string | null | undefined, after: string | null | undefined): Change => ({
  before: before ?? null,
  after: after ?? null,
});

export const differs = ({ before, after }: Change): boolean => before !== after;
