/** Called after a refusal (403): what the server allows may have changed since it was last asked. */
let listener: () => void = () => undefined;

export const onForbidden = (next: () => void): void => {
  listener = next;
};

export const announceForbidden = (): void => listener();

const missingListeners = new Set<() => void>();

/**
 * Called after a change of something that is not there (404): another user may have deleted what the screen shows.
 * @returns what takes the listener out again
 */
export const onMissing = (next: () => void): (() => void) => {
  missingListeners.add(next);
  return () => missingListeners.delete(next);
};

export const announceMissing = (): void => missingListeners.forEach((missing) => missing());
