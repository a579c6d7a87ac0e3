/** The address that a user's list opens with on this device, where its address names nothing. */
interface Start {
  /** The default view: an address behind its question mark. */
  view?: string;
  /** The columns that were chosen last. */
  columns?: string;
}

const keyOf = (userId: number) => `orders-start:${String(userId)}`;

const isStart = (value: unknown): value is Start => typeof value === 'object' && value !== null;

const startOf = (userId: number): Start => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    return isStart(kept) ? kept : {};
  } catch {
    return {};
  }
};

/** Keeps a part of it. */
export const rememberStart = (userId: number, part: Start): void =>
  localStorage.setItem(keyOf(userId), JSON.stringify({ ...startOf(userId), ...part }));

/** The address that a list without one opens with, behind its question mark. */
export const startAddress = (userId: number): string => {
  const { view, columns } = startOf(userId);
  if (typeof view === 'string') return view;
  return typeof columns === 'string' && columns !== '' ? new URLSearchParams({ columns }).toString() : '';
};

/** Whether a default view is known here: then the plain list has an address of its own. */
export const hasDefaultView = (userId: number): boolean => typeof startOf(userId).view === 'string';
