import { Button } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it, vi } from 'vitest';
import { dialCodeOf, dialCodes } from '../../../domain/values/dialCodes';
import { mayHaveDigits, phoneOf, tidyPhone } from '../../../domain/values/phone';
import { nationalDigits } from '../../../domain/values/phoneDigits';
import { loadPhones } from '../../../src/client/phones';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { RequestByPhone } from '../../../src/identity/forgotPassword/RequestForms';
import { start } from '../../machines/identity/forgotPassword/start';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const tenOnly = 'Phone number must be exactly 10 digits';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const button = () => screen.getByRole('button', { name: 'Send' });

async function typeIn(country: string, typed: string) {
  await loadPhones();
  queryClient.setQueryData(configQuery().queryKey, { ...settings, country });
  const { actor, ask } = start();
  await renderAtOnce(<RequestByPhone actor={actor} button={<Button type="submit">Send</Button>} />);
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: typed } });
  return { ask };
}

const ways = {
  Enter: () => fireEvent.submit(button()),
  mouse: () => {
    fireEvent.pointerDown(button());
    fireEvent.blur(field());
    fireEvent.pointerUp(button());
    fireEvent.click(button());
  },
};
const numbers = [
  ['EG', '1001234567', '010 01234567', '+201001234567'],
  ['EG', '01001234567', '010 01234567', '+201001234567'],
  ['IN', '8123456789', '081234 56789', '+918123456789'],
  ['GB', '7400123456', '07400 123456', '+447400123456'],
  ['SA', '0500123456', '050 012 3456', '+966500123456'],
  ['SA', '500123456', '050 012 3456', '+966500123456'],
  ['US', '2025550123', '(202) 555-0123', '+12025550123'],
] as const;

it.each(
  numbers.flatMap((row) => (['Enter', 'mouse'] as const).map((way) => [...row, way] as const)),
)(
  'FORGOT-08 in %s %s (%s) is asked a code for, %s, by %s',
  async (country, typed, tidied, whole, way) => {
    const { ask } = await typeIn(country, typed);
    ways[way]();
    await vi.waitFor(() => expect(phoneOf(ask.last().input.to, country)).toBe(whole));
    expect(screen.queryByText(tenOnly)).toBeNull();
    fireEvent.blur(field());
    expect(field().value).toBe(tidied);
  },
);

it.each(
  ['100123456', '010012345678', '212345'].flatMap((typed) =>
    (['Enter', 'mouse'] as const).map((way) => [typed, way] as const),
  ),
)('FORGOT-08 %s, of another count, is refused by %s', async (typed, way) => {
  const { ask } = await typeIn('EG', typed);
  ways[way]();
  expect(await screen.findByText(tenOnly)).toBeTruthy();
  expect(ask.calls).toEqual([]);
});

const spellings = dialCodes.flatMap(({ country }) => {
  const example = getExampleNumber(country as CountryCode, examples);
  if (!example) return [];
  const code = dialCodeOf(country)?.digits;
  return ['', '0', '8']
    .map((trunk) => `+${code} ${trunk}${example.nationalNumber}`)
    .filter((typed) => phoneOf(typed, country) === example.number)
    .map((typed) => ({ country, typed, tidied: tidyPhone(typed, country, true) }));
});

it('FORGOT-08 in every country a number of ten digits is one when it was tidied too', () => {
  const isTaken = (typed: string, country: string) =>
    nationalDigits(typed).length === 10 || mayHaveDigits(typed, country, 10);
  const lost = spellings.filter(
    ({ country, typed, tidied }) => isTaken(typed, country) !== isTaken(tidied, country),
  );
  expect([spellings.length > 250, lost]).toEqual([true, []]);
});
