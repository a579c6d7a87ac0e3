import type { Picture } from '../models/picture.js';

/** Characters of all that is kept. */
const MOST = 48 * 1024 * 1024;

/**
 * Pictures as they were printed last: an order is printed again after a change, and its pictures are mostly the same.
 * A picture's object never changes, so what is kept is never out of date.
 */
export class RecentPictures {
  /** The one used longest ago first. */
  private readonly uris = new Map<string, string>();
  private size = 0;

  constructor(private readonly most = MOST) {}

  get(picture: Picture): string | undefined {
    const id = idOf(picture);
    const uri = this.uris.get(id);
    if (uri === undefined) return undefined;
    this.uris.delete(id);
    this.uris.set(id, uri);
    return uri;
  }

  /** Keeps it as long as there is room; whatever was used longest ago makes way. */
  keep(picture: Picture, uri: string): void {
    this.forget(idOf(picture));
    this.uris.set(idOf(picture), uri);
    this.size += uri.length;
    for (const id of this.uris.keys()) {
      if (this.size <= this.most) break;
      this.forget(id);
    }
  }

  private forget(id: string): void {
    this.size -= this.uris.get(id)?.length ?? 0;
    this.uris.delete(id);
  }
}

const idOf = ({ key, print_height }: Picture) => `${key} ${String(print_height)}`;
