/** Who wants to know that the server refused something: what it allows may have changed since it was asked. */
let listener: () => void = () => undefined;

export const onForbidden = (next: () => void): void => {
  listener = next;
};

export const tellForbidden = (): void => listener();
