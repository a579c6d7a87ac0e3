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
