/** Does works, some beside each other. */
export async function side(works: readonly (() => Promise<void>)[], atOnce: number): Promise<void> {
  const waiting = [...works];
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
