import type { Db } from '../../server/db/client';
import { landingTexts, policies } from '../../server/db/schema/places';
import { pictureUrl } from '../pictures/pictures';
import { landing } from './texts/landing';
import { policyPages } from './texts/policies';

export async function seedTexts(db: Db): Promise<void> {
  await db
    .insert(policies)
    .values(Object.entries(policyPages).map(([key, page]) => ({ key, ...page })));
  const icons = ['world-map', 'shopping-cart', 'motor-scooter'];
  await db.insert(landingTexts).values(
    Object.entries(landing).map(([key, value]) => {
      const step = /^step_(\d)_title$/.exec(key)?.[1];
      const image = step
        ? pictureUrl({ kind: 'category', icon: icons[Number(step) - 1], seed: Number(step) })
        : '';
      return { key, value, image };
    }),
  );
}
