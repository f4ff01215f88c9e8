/** The entry of a list at a place that must be inside it. Throws a RangeError where it is not. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return found;
}
