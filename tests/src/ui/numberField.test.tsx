import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NumberField } from '../../../src/ui/form/NumberField';
import { renderPiece } from '../../support/render';

const type = (field: HTMLElement, data: string) =>
  fireEvent(field, new InputEvent('beforeinput', { data, bubbles: true, cancelable: true }));

it.each([
  ['٤٥', 45],
  ['۴۵٫۵', 45.5],
  ['١٬٢٠٠', 1200],
])('takes %s as %d', async (typed, value) => {
  const onChange = vi.fn();
  await renderPiece(<NumberField label="Price" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Price' });
  for (const sign of typed) type(field, sign);
  expect([onChange.mock.lastCall, field]).toEqual([
    [value],
    expect.objectContaining({ value: String(value) }),
  ]);
});

it('leaves digits of its own to the browser', async () => {
  await renderPiece(<NumberField label="Price" />);
  expect(type(screen.getByRole('textbox', { name: 'Price' }), '5')).toBe(true);
});
