/** Key → data URI: the page gets its pictures inside of itself and loads nothing from anywhere. */
export type Pictures = ReadonlyMap<string, string>;
