export * from './dictionary';
/** Every text that a user reads, by feature. A sentence with a blank in it is a function. */
export * as texts from './dictionary';
