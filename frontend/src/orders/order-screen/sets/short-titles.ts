/** Characters that a card shows for certain, and those of them that stay of a beginning that is cut. */
const ROOM = 18;
const HEAD = 5;

const sharedLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Titles as cards show them: cut where they differ, if they begin with more than a card shows like another one. */
export const shortTitles = (titles: readonly string[]): string[] =>
  titles.map((title) => {
    const others = titles.filter((other) => other !== title);
    const shared = Math.max(0, ...others.map((other) => sharedLength(title, other)));
    if (shared < ROOM) return title;
    return `${title.slice(0, HEAD)}…${title.slice(Math.min(shared, title.length - ROOM + HEAD))}`;
  });
