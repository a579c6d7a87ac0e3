/** jsdom has no server-sent events: each feed that a test's screens have opened, with what the test has it say. */
export class Feed extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Feed[] = [];
  readonly readyState = 1;
  constructor(readonly url: string) {
    super();
    Feed.opened.push(this);
  }
  close = jest.fn();
  say(event: string, data: object | null = null): void {
    this.dispatchEvent(new MessageEvent(event, { data: data === null ? '' : JSON.stringify(data) }));
  }
}
