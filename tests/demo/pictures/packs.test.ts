import { expect, it } from 'vitest';
import { settingOf, viewStep } from '../../../demo/pictures/drawing/setting';

const of = (icons: string[], view = 0) =>
  settingOf({ kind: 'item', module: 'pharmacy', icons, seed: 7 + view * viewStep });

it('draws a medicine in the look that is named beside its kind, in each of its pictures', () => {
  const plain = of(['blister-pack']);
  const capsules = of(['blister-pack', 'blister-capsules']);
  expect([plain.icon, capsules.icon]).toEqual(['blister-pack', 'blister-capsules']);
  expect(capsules.family.props).toEqual(plain.family.props);
  expect([1, 2, 3, 4].map((view) => of(['blister-pack', 'blister-capsules'], view).icon)).toEqual(
    new Array(4).fill('blister-capsules'),
  );
});

it('lets what goes with a thing lie around it, as before', () => {
  const soap = of(['soap', 'sponge']);
  expect([soap.icon, soap.family.props[0]]).toEqual(['soap', 'sponge']);
});
