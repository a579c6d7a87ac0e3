import { Injectable } from '@nestjs/common';

/** Keeps what the owners of files are found by. */
interface TextFollower {
  /** Keeps other changes of these owners waiting until the open transaction ends. */
  lock: (ownerIds: readonly number[]) => Promise<void>;
  /** Their files have other texts now. */
  keep: (ownerIds: readonly number[]) => Promise<void>;
}

/** Reports texts that were recognised to what is kept of them: files do not know what they belong to. */
@Injectable()
export class RecognisedTexts {
  private readonly followers: TextFollower[] = [];

  follow(follower: TextFollower): void {
    this.followers.push(follower);
  }

  /** Stores texts of files of these owners, with what follows from them. Inside of `Database.write`. */
  async store(ownerIds: readonly number[], store: () => Promise<void>): Promise<void> {
    // Before the files' rows, as every other change of an owner does.
    for (const { lock } of this.followers) await lock(ownerIds);
    await store();
    for (const { keep } of this.followers) await keep(ownerIds);
  }
}
