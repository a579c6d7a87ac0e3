/** A column of a section: what the file calls it, and where its values stand. */
export interface PersonalColumn {
  title: string;
  column: string;
  /** A flag, or a structure that is stored as JSON; any other value stays as it is. */
  kind?: 'flag' | 'json';
}

/** Rows of one table that say something about a person. */
export interface PersonalSection {
  title: string;
  /** Its rows are read by their ids, page after page. */
  table: string;
  /** Which rows: SQL with `?` wherever the person's id stands. */
  condition: string;
  columns: readonly PersonalColumn[];
}

/** A value as it is. */
export const text = (title: string, column: string): PersonalColumn => ({ title, column });
/** Yes or no. */
export const flag = (title: string, column: string): PersonalColumn => ({ title, column, kind: 'flag' });
/** A structure. */
export const json = (title: string, column: string): PersonalColumn => ({ title, column, kind: 'json' });

/** When the row was made. */
export const created = text('Criado em', 'created_at');
