import { Notifier } from './saving/notifier';

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
