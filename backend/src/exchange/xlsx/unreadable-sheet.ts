import type { ReadFault } from './protocol.js';

/** The file can't be read, and why. */
export class UnreadableSheet extends Error {
  constructor(
    readonly fault: ReadFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
