/** Who asks for a file: what of a user the rules of visibility look at. */
export interface FileViewer {
  id: number;
  admin: boolean;
  permissions: ReadonlySet<string>;
}

/**
 * Who may see which files: a port. A file's owner is a number to this feature; what it stands for, and who sees it, knows
 * the feature that the owners belong to.
 */
export abstract class FileAccess {
  /** Which of these owners' files the viewer may see; one question for all. */
  abstract visibleOwners(viewer: FileViewer, ownerIds: readonly number[]): Promise<ReadonlySet<number>>;
}
