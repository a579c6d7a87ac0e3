/** Called after a refusal (403): what the server allows may have changed since it was last asked. */
let listener: () => void = () => undefined;

export const onForbidden = (next: () => void): void => {
  listener = next;
};

export const announceForbidden = (): void => listener();
