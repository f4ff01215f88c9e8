import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import OtherTip from '../../../src/checkout/details/OtherTip';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => new FakeCart().call(...args),
  onUnauthenticated: () => () => undefined,
}));

it('CHK-01 keeps what is typed on the way to a tip below one', async () => {
  const onChange = vi.fn();
  await renderAtOnce(<OtherTip value={0} most={1000} decimals={2} onChange={onChange} />);
  const field = screen.getByLabelText('Other tip') as HTMLInputElement;
  for (const typed of ['0', '0.', '0.5']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
  }
  expect(onChange).toHaveBeenLastCalledWith(0.5);
});

it('CHK-01 takes a tip in any script’s digits, as finely as the currency goes, up to 1000', async () => {
  const onChange = vi.fn();
  await renderAtOnce(<OtherTip value={3} most={1000} decimals={2} onChange={onChange} />);
  const field = screen.getByLabelText('Other tip') as HTMLInputElement;
  expect(field.value).toBe('3');
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    return [field.value, onChange.mock.lastCall?.[0]];
  };
  expect(type('٤')).toEqual(['٤', 4]);
  expect(type('٤٫٥')).toEqual(['٤٫٥', 4.5]);
  expect(type('4,25')).toEqual(['4.25', 4.25]);
  for (const refused of ['4.255', '-4', 'four', '1001']) {
    expect(type(refused)).toEqual(['4.25', 4.25]);
  }
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(type('')).toEqual(['', 0]);
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText(/^At most/)).toBeTruthy();
});
