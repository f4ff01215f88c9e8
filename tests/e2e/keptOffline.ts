export async function missingParts(): Promise<string[]> {
  const listed: string[] = await (await fetch('/offline.json')).json();
  const kept = await Promise.all(listed.map((file) => caches.match(file)));
  return listed.filter((_, place) => !kept[place]);
}

export async function unanswered(calls: readonly string[]): Promise<string[]> {
  const answers = await (await caches.open('catalogue')).keys();
  return calls.filter(
    (call) => !answers.some(({ url }) => new RegExp(`/api/v1/${call}[?&]`).test(url)),
  );
}

/** Files of the shop that the page has loaded and no cache has. */
export async function unkeptFiles(): Promise<string[]> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));
  const kept = await Promise.all(loaded.map((file) => caches.match(file)));
  return loaded.filter((_, place) => !kept[place]);
}
