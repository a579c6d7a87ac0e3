/** Characters of a view's name, and of what it stands for. */
export const LONGEST_NAME = 60;
export const LONGEST_QUERY = 2000;

/** Views of one user. */
export const MOST_VIEWS = 50;
