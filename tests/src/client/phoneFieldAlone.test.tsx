import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PhoneField } from '../../../src/ui/phone/PhoneField';
import { renderPiece } from '../../support/render';

vi.mock('../../../src/ui/phone/CountrySelect', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a list of countries that does not come leaves the number to be typed (CHK-12)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onChange = vi.fn();
  renderPiece(
    <PhoneField
      label="Phone"
      value=""
      onChange={onChange}
      country="SA"
      canChooseCountry
      path="phone"
    />,
  );
  fireEvent.pointerDown(window);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByLabelText('Country')).toHaveProperty('value', '+966');
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '0501234567' } });
  expect(onChange).toHaveBeenLastCalledWith('+966 0501234567');
});
