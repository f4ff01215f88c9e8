import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import OtherTip from '../../../src/flows/checkout/details/OtherTip';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/api/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => new FakeCart().call(...args),
  onUnauthenticated: () => () => undefined,
}));

it('CHK-01 keeps what is typed on the way to a tip below one', async () => {
  const onChange = vi.fn();
  await renderAtOnce(<OtherTip value={0} decimals={2} onChange={onChange} />);
  const field = screen.getByLabelText('Other tip') as HTMLInputElement;
  for (const typed of ['0', '0.', '0.5']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
  }
  expect(onChange).toHaveBeenLastCalledWith(0.5);
});
