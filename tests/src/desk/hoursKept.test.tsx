import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Hours } from '../../../src/desk/store/Hours';
import { renderPiece } from '../../support/render';

const monday = { day: 1, opening_time: '09:00', closing_time: '17:00' };
const later = { ...monday, closing_time: '20:00' };
const earlier = { ...monday, closing_time: '16:00' };

beforeEach(() => window.localStorage.clear());

const onChange = vi.fn();
const show = async (hours: readonly (typeof monday)[]) => {
  cleanup();
  await renderPiece(<Hours hours={hours} onChange={onChange} />);
};
const closing = () => {
  const field = document.querySelector<HTMLInputElement>(
    'input[value="17:00"],input[value="20:00"]',
  );
  if (!field) throw new Error('no field');
  return field;
};
const save = () => screen.getByRole('button', { name: 'Save the hours' });

it('DESK-11 typed hours wait while orders are looked at, over a reload, and over what another owner saves', async () => {
  await show([monday]);
  fireEvent.change(closing(), { target: { value: '20:00' } });
  await show([monday]);
  expect(closing().value).toBe('20:00');
  // Another owner was faster: what is sent says over what it was typed.
  await show([earlier]);
  act(() => save().click());
  expect(onChange.mock.lastCall).toEqual([{ kind: 'hours', hours: [later], was: [monday] }]);
  // Told so, they save again.
  act(() => save().click());
  expect(onChange.mock.lastCall).toEqual([{ kind: 'hours', hours: [later], was: [earlier] }]);
  await show([later]);
  expect([save()]).toEqual([expect.objectContaining({ disabled: true })]);
  await show([monday]);
  expect(closing().value).toBe('17:00');
});

it('DESK-11 what was typed can be discarded', async () => {
  await show([monday]);
  fireEvent.change(closing(), { target: { value: '20:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(closing().value).toBe('17:00');
});
