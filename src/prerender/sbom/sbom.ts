import * as v from 'valibot';

const property = v.object({ name: v.string(), value: v.string() });
const bomSchema = v.looseObject({
  metadata: v.looseObject({
    component: v.looseObject({ 'bom-ref': v.string(), name: v.string() }),
  }),
  components: v.array(
    v.looseObject({
      'bom-ref': v.string(),
      scope: v.string(),
      properties: v.array(property),
    }),
  ),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.array(v.string()) })),
});
type Bom = v.InferOutput<typeof bomSchema>;

export const parseBom = (text: string): Bom => v.parse(bomSchema, JSON.parse(text));

/**
 * What the product is made of: packages that a server is installed with, and those that builds have taken into the files
 * that are shipped, each with where it is (CycloneDX). All else that is in the lock stays out.
 *
 * @param all - `npm sbom` of the whole lock
 * @param installed - `npm sbom --omit=dev`
 * @param bundled - `name@version` of packages, by the place that holds them
 */
export function sbomOf(
  name: string,
  all: Bom,
  installed: Bom,
  bundled: Readonly<Record<string, readonly string[]>>,
): Bom {
  const known = new Set(all.components.map((component) => component['bom-ref']));
  const strange = Object.values(bundled)
    .flat()
    .filter((ref) => !known.has(ref));
  if (strange.length > 0)
    throw new Error(`bundled, and not in package-lock.json: ${strange.join(', ')}`);

  const atInstall = new Set(installed.components.map((component) => component['bom-ref']));
  const placesOf = (ref: string) =>
    Object.keys(bundled).filter((place) => bundled[place]?.includes(ref));
  const components = all.components.flatMap((component) => {
    const ref = component['bom-ref'];
    const places = placesOf(ref);
    if (!atInstall.has(ref) && places.length === 0) return [];
    const own = component.properties.filter((one) => one.name !== 'cdx:npm:package:development');
    const where = places.map((value) => ({ name: 'flowmart:bundled', value }));
    return [{ ...component, scope: 'required', properties: [...own, ...where] }];
  });

  const { component } = all.metadata;
  const kept = new Set([
    component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ]);
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...component, name } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => kept.has(on)) })),
  };
}
