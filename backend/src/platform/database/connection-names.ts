/** The connection that every transaction runs on. */
export const WRITER = 'writer';

/** The connection of all reads outside of a transaction; on MySQL/MariaDB the writer's pool under another name. */
export const READER = 'reader';
