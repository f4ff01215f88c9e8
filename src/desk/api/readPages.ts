interface Page<Thing> {
  readonly things: readonly Thing[];
  readonly next: number | null;
}

/** Reads on until there is no more, or nothing new: a back end may answer every page alike. A thing that moves from page to page meanwhile is there once. */
export async function readPages<Thing extends { readonly id: number }>(
  from: number | null,
  read: (from: number | null) => Promise<Page<Thing>>,
): Promise<readonly Thing[]> {
  const all = new Map<number, Thing>();
  let next = from;
  let known: number;
  do {
    known = all.size;
    const page = await read(next);
    for (const thing of page.things) all.set(thing.id, thing);
    next = page.next;
  } while (next !== null && all.size > known);
  return [...all.values()];
}
