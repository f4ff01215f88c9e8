/** What stands for many products, and the other looks that it has: one picture of five medicines says they are one. */
const looks: ReadonlyMap<string, readonly string[]> = new Map([
  ['blister-pack', ['blister-capsules', 'blister-tablets', 'blister-softgels', 'blister-blue']],
  ['pill', ['loose-tablets', 'loose-capsule']],
]);

/** The look of a product whose icons name one beside its kind. */
export function lookOf(icon: string, companions: readonly string[]): string {
  const known = looks.get(icon) ?? [];
  return companions.find((companion) => known.includes(companion)) ?? icon;
}
