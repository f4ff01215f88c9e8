// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';

const sent = vi.hoisted(() => vi.fn());
vi.mock('../../../src/api/wallet', () => ({
  openFundPage: (request: { amount: number }) => {
    sent(request.amount);
    return new Promise(() => undefined);
  },
}));
const { default: AddFundDialog } = await import('../../../src/flows/wallet/AddFundDialog');

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
