import { type ColumnChoice, STANDARD } from './column-choice';

const keyOf = (userId: number): string => `grid-columns:${String(userId)}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The choice that a user has made in this browser: how many columns have room is a matter of its screen. */
export const readChoice = (userId: number): ColumnChoice => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return STANDARD;
    const { order, hidden, frozen } = kept as Partial<Record<keyof ColumnChoice, unknown>>;
    return isTexts(order) && isTexts(hidden) && isTexts(frozen) ? { order, hidden, frozen } : STANDARD;
  } catch {
    return STANDARD;
  }
};

/** A browser without storage forgets it with the screen. */
export const keepChoice = (userId: number, choice: ColumnChoice): void => {
  try {
    if (choice === STANDARD) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(choice));
  } catch {
    // No storage, or no room in it.
  }
};
