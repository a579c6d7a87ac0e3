/*
 * A backup is one tar file, which any archive program opens: what it is (`HEAD`), the stored objects below `OBJECTS`, the
 * database compressed, the key that signs, and at the end the digests of all (`CONTENTS`) and the one of these (`SEAL`). A file that ends earlier has none.
 */

export const HEAD = 'forja-backup.json';
export const DATABASE = 'forja.sqlite.gz';
export const KEY = 'jwt-secret';
export const CONTENTS = 'contents.json';
export const SEAL = 'contents.sha256';
export const OBJECTS = 'storage/';

/** The form of the archive: one that reads another refuses it. */
export const FORMAT = 1;

/** The first part. */
export interface ArchiveHead {
  format: number;
  /** ISO 8601, UTC. */
  made_at: string;
}

/** The last part. */
export interface ArchiveContents {
  /** Names of the migrations that made the database, the oldest first. */
  schema: string[];
  /** Rows of each table. */
  tables: Record<string, number>;
  /** SHA-256 of each part, hexadecimal, by its name. */
  digests: Record<string, string>;
  /** Keys that the database names and storage did not have. */
  missing: string[];
}
