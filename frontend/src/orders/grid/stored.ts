/** Something that components read and are drawn anew for. */
export abstract class Notifier {
  private readonly listeners = new Set<() => void>();

  /** @returns what ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** One value that some components read, and event handlers when they run; a component that only hands it on is not drawn anew. */
export class Stored<Value> extends Notifier {
  constructor(private value: Value) {
    super();
  }

  readonly current = (): Value => this.value;

  readonly set = (value: Value): void => {
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.notify();
  };
}
