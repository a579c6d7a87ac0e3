/** Keeps a user's edits when the session ends, until the same user opens the same form in this tab again. */
const PREFIX = 'draft:';
/** Older text is not put into a form: who typed it no longer expects it. */
const KEPT_MS = 12 * 60 * 60 * 1000;

interface Draft {
  userId: number;
  /** ms since 1970 */
  at: number;
  fields: Record<string, unknown>;
}

/** @param form names the form: 'order-5' */
export const keepDraft = (form: string, userId: number, fields: Record<string, unknown>): void =>
  sessionStorage.setItem(PREFIX + form, JSON.stringify({ userId, at: Date.now(), fields } satisfies Draft));

/** The draft of this form, once: null where there is none, or none of this user. */
export const takeDraft = (form: string, userId: number): Draft['fields'] | null => {
  const kept = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null') as Draft | null;
  sessionStorage.removeItem(PREFIX + form);
  return kept?.userId === userId && Date.now() - kept.at < KEPT_MS ? kept.fields : null;
};

/** Another user has signed in: what others typed does not stay in their browser. */
export const dropDraftsOfOthers = (userId: number): void => {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
    const { userId: owner } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
    if (owner !== userId) sessionStorage.removeItem(key);
  }
};
