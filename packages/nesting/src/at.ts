/** The entry of a list at an index that it has. @throws RangeError at any other */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`No entry ${String(index)} among ${String(list.length)}`);
  return entry;
}
