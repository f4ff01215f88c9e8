// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { TripDraft } from '../../../machines/rental/rentalSearch';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';

const sent = vi.hoisted(() => vi.fn());
vi.mock('../../../src/account/api/wallet', () => ({
  openFundPage: (request: { amount: number }) => {
    sent(request.amount);
    return new Promise(() => undefined);
  },
}));
const { default: AddFundDialog } = await import('../../../src/account/wallet/AddFundDialog');
const { LengthRow } = await import('../../../src/rental/rentalSearch/LengthRow');
const { LengthField } = await import('../../../src/rental/trips/LengthField');

answers.set('/config', {
  ...settings,
  active_payment_method_list: [
    { gateway: 'card', gateway_title: 'Card', gateway_image_full_url: '' },
  ],
});

it('WAL-03, WAL-05 takes an amount in any script’s digits, and tells a wrong one beside its field', async () => {
  await renderAtOnce(<AddFundDialog input={null} onDone={() => undefined} />);
  const field = await screen.findByLabelText('Amount');
  const button = screen.getByRole('button', { name: 'Add fund' }) as HTMLButtonElement;
  fireEvent.click(await screen.findByRole('radio', { name: /Card/ }));
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const told = 'Enter an amount above 0, such as 50';
  type('fifty');
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(await screen.findByText(told)).toBeTruthy();
  type('0');
  expect([screen.queryByText(told), button.disabled]).toEqual([null, true]);
  fireEvent.blur(field);
  expect(await screen.findByText(told)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  type('٥٠');
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[50]]));
});

it.each([
  [2, '10.005', '10.05', 'At most 2 decimal places'],
  [0, '10.5', '10', 'Enter a whole amount'],
])(
  'WAL-03, WAL-05 an amount finer than the currency (%i decimals) is told at its field',
  async (digits, fine, right, said) => {
    sent.mockClear();
    answers.set('/config', {
      ...settings,
      digit_after_decimal_point: digits,
      active_payment_method_list: [
        { gateway: 'card', gateway_title: 'Card', gateway_image_full_url: '' },
      ],
    });
    await renderAtOnce(<AddFundDialog input={null} onDone={() => undefined} />);
    const field = await screen.findByLabelText('Amount');
    await screen.findByRole('radio', { name: /Card/ });
    const add = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Add fund' }));
    };
    add(fine);
    const error = await screen.findByText(said);
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    expect(sent).not.toHaveBeenCalled();
    add(right);
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([[Number(right)]]));
  },
);

it('WAL-03 an empty form leads to its first field, and says what it lacks there', async () => {
  await renderAtOnce(<AddFundDialog input={null} onDone={() => undefined} />);
  const field = await screen.findByLabelText('Amount');
  const button = screen.getByRole('button', { name: 'Add fund' });
  button.focus();
  fireEvent.click(button);
  const error = await screen.findByText('Please Enter amount');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
});

const card = { gateway: 'card', gateway_title: 'Card', gateway_image_full_url: '' };
const bank = { gateway: 'bank', gateway_title: 'Bank', gateway_image_full_url: '' };

it.each([
  ['has the only way to pay chosen', [card], [true], null],
  [
    'asks for one of several ways to pay',
    [card, bank],
    [false, false],
    'Payment method is required',
  ],
])('WAL-04 %s', async (_, active_payment_method_list, chosen, said) => {
  answers.set('/config', { ...settings, active_payment_method_list });
  await renderAtOnce(<AddFundDialog input={null} onDone={() => undefined} />);
  await screen.findAllByRole('radio');
  await vi.waitFor(() =>
    expect(screen.getAllByRole('radio').map(({ ariaChecked }) => ariaChecked === 'true')).toEqual(
      chosen,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add fund' }));
  await screen.findByText('Please Enter amount');
  expect(screen.queryByText('Payment method is required')?.textContent ?? null).toBe(said);
});

it('RENT-07 takes a trip’s hours in any script’s digits, counts them with the arrow keys, and shows what else changes them', async () => {
  const chosen = vi.fn();
  function Form() {
    const [draft, setDraft] = useState<TripDraft>({
      type: 'hourly',
      hours: 4,
      days: 1,
      pickup: null,
      destination: null,
      pickupAt: null,
      route: null,
    });
    const change = (choices: Partial<TripDraft>) => {
      chosen(choices);
      setDraft((before) => ({ ...before, ...choices }));
    };
    return (
      <>
        <LengthRow draft={draft} durationWrong={null} pickupWrong={null} onChange={change} />
        <button type="button" onClick={() => change({ hours: 9 })}>
          nine
        </button>
      </>
    );
  }
  await renderAtOnce(<Form />);
  const field = (await screen.findByLabelText('Hours')) as HTMLInputElement;
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    return [field.value, chosen.mock.lastCall?.[0].hours];
  };
  expect(field.value).toBe('4');
  expect(type('٦')).toEqual(['٦', 6]);
  expect(type('۱۲')).toEqual(['۱۲', 12]);
  expect(type('')).toEqual(['', null]);
  expect(type('six')).toEqual(['six', null]);
  fireEvent.click(screen.getByText('nine'));
  expect(field.value).toBe('9');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect([field.value, field.getAttribute('aria-valuenow')]).toEqual(['10', '10']);
  type('1');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.value).toBe('1');
});

it('TRIP-04 takes another length of a booked trip in any script’s digits', async () => {
  const asked = vi.fn();
  await renderAtOnce(<LengthField type="day_wise" hours={48} isAsking={false} onAsk={asked} />);
  const field = (await screen.findByLabelText('Days')) as HTMLInputElement;
  const ask = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Show the price' }));
  };
  ask('three');
  expect(await screen.findByText('Enter the number of days.')).toBeTruthy();
  ask('٣');
  expect(asked.mock.calls).toEqual([[72]]);
});
