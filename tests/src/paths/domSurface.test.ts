import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Piece } from '../../../charts/paths/screens';
import { domSurface } from '../../../charts/paths/surfaces/dom';

const surface = domSurface();
afterAll(surface.close);

beforeEach(() => {
  document.body.innerHTML = `
    <button aria-describedby="logo">Choose</button><i id="logo">Logo</i>
    <button aria-describedby="cover why" disabled>Choose</button><i id="cover">Cover</i><i id="why">Too big</i>
    <label>Paper <select><option value="" disabled>Please choose</option><option value="p">Passport</option></select></label>`;
});

const choose: Piece = { role: 'button', name: 'Choose' };
const paper: Piece = { role: 'combobox', name: 'Paper' };

it('tells pieces of one name apart by what is told of them, and by whether they can be used', async () => {
  await expect(
    surface.compare({
      shown: [
        { ...choose, description: 'Logo', disabled: false },
        { ...choose, description: /^Cover/, disabled: true },
      ],
      hidden: [
        { ...choose, description: 'Cover' },
        { ...choose, description: '' },
      ],
    }),
  ).resolves.toEqual([]);
  const wrong = { shown: [{ ...choose, description: 'Logo', disabled: true }] };
  await expect(surface.compare(wrong)).resolves.toEqual([
    'no button Choose of which is told Logo that cannot be used',
  ]);
});

it('chooses an option by its words, and none that is not offered', async () => {
  await surface.make({ choose: 'Passport', from: paper });
  expect(document.querySelector('select')?.value).toBe('p');
  await expect(surface.make({ choose: 'Please choose', from: paper })).rejects.toThrow(
    'There is no Please choose to be chosen',
  );
});
