import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { guestInfoKey } from '../../../src/client/storage/orderKeys';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { useWhose } from '../../../src/client/useWhose';

const door = {
  contact_person_name: 'Lina',
  contact_person_number: '+966500000001',
  contact_person_email: '',
  place: null,
};

beforeEach(() => {
  window.localStorage.clear();
  guestInfoKey.set(door);
});

function open(customerId: number | null) {
  const { result, rerender } = renderHook((id: number | null) => useWhose(id), {
    initialProps: customerId,
  });
  const first = result.current;
  return { become: rerender, isSame: () => result.current === first };
}

describe('S07 whose an open page is', () => {
  it('stays while a guest signs in, a session ends, and the same customer comes back', () => {
    const page = open(null);
    for (const id of [7, null, 7]) {
      page.become(id);
      expect(page.isSame()).toBe(true);
    }
    expect(guestInfoKey.get()?.contact_person_name).toBe('Lina');
  });

  it('changes when the customer leaves', async () => {
    const page = open(7);
    forgetPrivateThings();
    await waitFor(() => expect(page.isSame()).toBe(false));
  });

  it('changes for another customer, who finds nothing of the one before', async () => {
    const page = open(7);
    page.become(null);
    page.become(8);
    await waitFor(() => expect(page.isSame()).toBe(false));
    expect(guestInfoKey.get()).toBeNull();
  });
});
