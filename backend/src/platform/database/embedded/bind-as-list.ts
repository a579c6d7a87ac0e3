interface Statement {
  readonly reader: boolean;
  run: (...parameters: unknown[]) => unknown;
  all: (...parameters: unknown[]) => unknown;
}

/** The part of an embedded connection that prepares statements. */
export interface PreparingConnection {
  prepare: (query: string) => Statement;
}

/**
 * libsql takes a parameter that stands alone and is an object for a set of named ones, and `null` is such an object:
 * `UPDATE … SET obs = ?` with null fails. TypeORM's parameters are always a list, so they are handed over as one.
 */
export function bindAsList(connection: PreparingConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (query) => {
    const statement = prepare(query);
    // Asked before every run, and a call into the driver each time.
    Object.defineProperty(statement, 'reader', { value: statement.reader });
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    statement.run = (...parameters) => run(parameters);
    statement.all = (...parameters) => all(parameters);
    return statement;
  };
}
