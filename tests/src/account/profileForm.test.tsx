import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import { profile } from '../../../domain/account/customer';
import {
  type ProfileAnswer,
  type ProfileChange,
  profileEditMachine,
} from '../../../machines/account/profileEdit';
import { identitySettings } from '../../../machines/identity/identitySettings';
import { ProfileForm } from '../../../src/account/profileEdit/ProfileForm';
import { loadPhones } from '../../../src/client/phones';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { settings } from '../../support/fakeCart';
import { fakeActor } from '../../support/fakes';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const noor = { id: 1, f_name: 'Noor', l_name: 'Haddad', email: 'noor@b.co' };

type Change = { phone: string; is_phone_verified?: 0 | 1; email?: string };

async function openForm(change: Change) {
  queryClient.setQueryData(configQuery().queryKey, settings);
  await loadPhones();
  const update = fakeActor<ProfileAnswer, ProfileChange>();
  const actor = createActor(
    withoutEffects(profileEditMachine).provide({ actors: { updateProfile: update.logic } }),
    { input: { phoneByProvider: false, interrupted: null } },
  ).start();
  let show = (_: Change) => {};
  const Form = () => {
    const [known, setKnown] = useState(change);
    show = setKnown;
    return (
      <ProfileForm
        actor={actor}
        profile={v.parse(profile, { ...noor, ...known })}
        settings={identitySettings(settings)}
      />
    );
  };
  await renderAtOnce(<Form />);
  return { update, learn: (known: Change) => act(() => show(known)) };
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

it('PROF-05 a phone that was kept with nine digits keeps nobody from changing the rest', async () => {
  const { update } = await openForm({ phone: '055000111' });
  write('Email', 'noor@c.co');
  save();
  await vi.waitFor(() =>
    expect(update.last().input.values).toEqual({
      name: 'Noor Haddad',
      email: 'noor@c.co',
      phone: '055000111',
      password: '',
      confirm_password: '',
      image: null,
    }),
  );
});

it('PROF-05 another phone of nine digits is refused', async () => {
  const { update } = await openForm({ phone: '055000111' });
  write('Phone', '055000112');
  save();
  expect(await screen.findByText('Digits only, with or without a leading +')).toBeTruthy();
  expect(update.calls).toEqual([]);
});

it('PROF-06 a proved phone is not to be changed, and says no more', async () => {
  await openForm({ phone: '+966550001111', is_phone_verified: 1 });
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  const told = document.getElementById(phone.getAttribute('aria-describedby') ?? '');
  expect([phone.readOnly, told?.textContent]).toEqual([true, 'Not Changeable']);
});

it.each([
  ['Email', 'Email is required'],
  ['Phone', 'Please give a phone number'],
])(
  'PROF-02 an emptied %s is told at its field, since the shop would keep it',
  async (name, said) => {
    const { update } = await openForm({ phone: '+966550001111' });
    write(name, ' ');
    save();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(update.calls).toEqual([]);
  },
);

it('PROF-02 a phone that was never given may stay out', async () => {
  const { update } = await openForm({ phone: '' });
  write('Email', 'noor@c.co');
  save();
  await vi.waitFor(() => expect(update.last().input.values.phone).toBe(''));
});

it('PROF-02 what was changed in another window is not undone by what is saved here', async () => {
  const { update, learn } = await openForm({ phone: '+966550001111' });
  write('Email', 'noor@typed.co');
  learn({ phone: '+966550001112', email: 'noor@new.co' });
  save();
  await vi.waitFor(() => expect(update.calls.length).toBe(1));
  const { email, phone } = update.last().input.values;
  expect([email, phone]).toEqual(['noor@typed.co', '+966550001112']);
});

it('PROF-02 goes back to what was changed in another window', async () => {
  const { learn } = await openForm({ phone: '+966550001111' });
  write('Email', 'noor@typed.co');
  learn({ phone: '+966550001112', email: 'noor@new.co' });
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(
    'noor@new.co',
  );
});
