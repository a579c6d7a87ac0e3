/** How a try to hand an e-mail to the server ended. */
export type Delivery =
  /** Taken; these recipients were refused. */
  | { kind: 'sent'; refused: readonly string[] }
  /** For good. */
  | { kind: 'refused'; reason: string }
  /** For now: nothing was sent. */
  | { kind: 'later'; reason: string }
  /** Nothing was sent, and nothing will be: it must not go out any more. */
  | { kind: 'cancelled'; reason: string }
  /** The server may have taken it: it is never sent again by itself. */
  | { kind: 'uncertain'; reason: string };

/** A try that failed, as far as it is known. */
export interface FailedTry {
  /** The server's answer, or null where it gave none. */
  code: number | null;
  /** Whether the message itself had begun to be sent. */
  begun: boolean;
  /** Whether it was the sign-in to the server that failed: nothing about this message. */
  signIn: boolean;
  reason: string;
}

/** An answer decides; without one it depends on whether the server may hold the message. */
export function deliveryOf({ code, begun, signIn, reason }: FailedTry): Delivery {
  if (code === null) return { kind: begun ? 'uncertain' : 'later', reason };
  return { kind: code >= 500 && !signIn ? 'refused' : 'later', reason };
}

/** Minutes to the next try after the first, the second … one. */
const WAITS = [1, 5, 15, 60, 180] as const;

/** Tries of one e-mail. */
export const MOST_TRIES = WAITS.length + 1;

/** Milliseconds from a failed try to the next; null where there is none. @param tries made so far */
export function waitAfter(tries: number): number | null {
  const minutes = WAITS[tries - 1];
  return minutes === undefined ? null : minutes * 60_000;
}

const LONGEST_REASON = 400;

/** A server's words as one line that can be shown. */
export const shownReason = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON);
