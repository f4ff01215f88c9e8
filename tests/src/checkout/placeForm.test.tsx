import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutDraft } from '../../../domain/checkout/draft';
import { draftPatch, type PlaceForm, usePlaceForm } from '../../../src/checkout/place/placeForm';
import { sampleDraft, samplePlace } from '../../machines/checkout/checkout/samples';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

function open(draft: CheckoutDraft, orderer: 'guest' | { names: string[] } = 'guest') {
  const onTyped = vi.fn();
  const { result } = renderHook(() => usePlaceForm(draft, orderer, onTyped), { wrapper });
  const errorsFor = (change: Partial<typeof result.current.values>) => {
    act(() => result.current.setValues(change));
    act(() => {
      result.current.validate();
    });
    return result.current.errors;
  };
  return { result, errorsFor, onTyped };
}

describe("the guest's form (CHK-05)", () => {
  it('accepts a complete contact and address', () => {
    expect(open(sampleDraft()).errorsFor({})).toEqual({});
  });
  const wrong: [keyof PlaceForm, string, string, string][] = [
    ['name', '', 'name is required', 'CHK-07'],
    ['name', 'L!na', 'Name should not contain special characters', 'CHK-06'],
    ['phone', '', 'phone number required', 'CHK-08'],
    ['email', '', 'Email is required', 'CHK-10'],
    ['email', 'lina@', 'Must be a valid email', 'CHK-09'],
    ['email', `${'l'.repeat(251)}@x.co`, 'Must be a valid email', 'CHK-09'],
    ['address', ' ', 'Address is required', 'ADDR-22'],
  ];
  it.each(wrong)('%s "%s" says "%s" (%s)', (field, value, message) => {
    expect(open(sampleDraft()).errorsFor({ [field]: value })).toEqual({ [field]: message });
  });
  it('asks no address for take-away (ADDR-09)', () => {
    expect(open(sampleDraft({ orderType: 'take_away' })).errorsFor({ address: '' })).toEqual({});
  });
  it('asks no email of a customer (ADDR-36)', () => {
    expect(open(sampleDraft(), { names: ['Lina'] }).errorsFor({ email: '' })).toEqual({});
  });
  it('takes the name that the shop took at sign-up, and no other of its kind (CHK-06)', () => {
    const { errorsFor } = open(sampleDraft({ name: "Anne-Marie O'Brien" }), {
      names: ['Lina', "Anne-Marie O'Brien"],
    });
    expect(errorsFor({})).toEqual({});
    expect(errorsFor({ name: 'Anne-Marie' })).toEqual({
      name: 'Name should not contain special characters',
    });
    expect(errorsFor({ name: ' ' })).toEqual({ name: 'name is required' });
  });
  it('hands on every keystroke, so that a reload loses nothing', () => {
    const { result, onTyped } = open(sampleDraft());
    act(() => result.current.setFieldValue('name', 'Om'));
    expect(onTyped).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Om' }),
      expect.anything(),
    );
  });
});

describe('what was typed as a change of the draft (ADDR-16)', () => {
  const { result } = open(sampleDraft());
  const values = result.current.values;
  it('keeps the saved address while only the house changes', () => {
    const place = { ...samplePlace, id: 5, address_type: 'home' };
    expect(draftPatch({ ...values, house: '7' }, sampleDraft({ place })).place).toEqual({
      ...place,
      house: '7',
    });
  });
  it('makes a place of its own when the address is typed anew', () => {
    expect(draftPatch({ ...values, address: '1 New Road' }, sampleDraft()).place).toMatchObject({
      id: null,
      address: '1 New Road',
      address_type: '',
    });
  });
});
