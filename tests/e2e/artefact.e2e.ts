import { demoNamesIn, shipped } from '../support/artefact';
import { expect, test } from './journeys';

test('what a real shop is installed from names nothing of the demo city', () => {
  expect(shipped.flatMap(demoNamesIn)).toEqual([]);
});
