import { QueryFailedError } from 'typeorm';

const DUPLICATE = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE']);

/** Whether a write failed because a unique value is taken; the index decides, so that no race slips through. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code !== undefined && DUPLICATE.has(code);
}
