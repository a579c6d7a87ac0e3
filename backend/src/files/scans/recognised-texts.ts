/**
 * The files' port to what their owners are found by: files don't know what they belong to. Inside of `Database.write`; what keeps
 * the owners' words provides it, and a process without that does not start.
 */
export abstract class RecognisedTexts {
  /** Keeps other changes of these owners waiting until the open transaction ends. */
  abstract lockOwners(ownerIds: readonly number[]): Promise<void>;

  /** Their files have other texts now. */
  abstract followTexts(ownerIds: readonly number[]): Promise<void>;
}
