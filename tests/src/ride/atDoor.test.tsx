import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type RideJob, rideJob } from '../../../domain/ride/rideOrder';
import { JobCard } from '../../../src/ride/job/JobCard';
import { renderPiece } from '../../support/render';

const job = (parts: Partial<RideJob>) =>
  v.parse(rideJob, {
    id: 100007,
    order_type: 'delivery',
    order_status: 'picked_up',
    from: { name: 'Ember', address: '1 Palm Street', lat: 25.2, lng: 55.27 },
    to: { name: 'Omar', address: '9 Harbour Road', lat: 25.21, lng: 55.28 },
    contact_phone: '+966507654321',
    from_phone: '+966501234567',
    fee: 5,
    cash: 12,
    talk: { id: 4, waiting: 0, last: 9 },
    ...parts,
  });

const talked = vi.fn();
const show = async (parts: Partial<RideJob>) => {
  const nothing = () => undefined;
  const card = { begun: null, onHold: nothing, onEnd: nothing, onTalk: talked };
  await renderPiece(<JobCard entry={job(parts)} {...card} />);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reached = () => ({
  texts: ['Omar', '9 Harbour Road', '1 Palm Street', 'At the door'].filter((text) =>
    screen.queryByText(text),
  ),
  calls: screen.getAllByRole('link', { name: 'Call' }).map((link) => link.getAttribute('href')),
  talks: screen.getAllByRole('button', { name: /Messages/ }).length,
});
const atDoor = {
  texts: ['Omar', '9 Harbour Road', 'At the door'],
  calls: ['tel:+966507654321'],
  talks: 1,
};

describe('RIDE-07 a courier at the door sees whom they meet there, and reaches them', () => {
  it('while they collect the cash and while they enter the code', async () => {
    await show({});
    press('I am at the door');
    await screen.findByText('Collect in cash');
    expect(reached()).toEqual(atDoor);
    press('I have the cash');
    await screen.findByLabelText(/^Code/);
    expect(reached()).toEqual(atDoor);
  });

  it('also where that was said before the page was loaded anew, or in another browser', async () => {
    await show({ is_at_door: 1 });
    await screen.findByText('Collect in cash');
    expect(reached()).toEqual(atDoor);
    expect(screen.queryByRole('button', { name: 'I am at the door' })).toBeNull();
  });

  it('and whoever collects from a sender, the sender', async () => {
    await show({ order_type: 'parcel', order_status: 'handover', cash_from: 'sender' });
    press('I have picked it up');
    await screen.findByText('Collect in cash from the sender');
    expect(reached()).toEqual({
      texts: ['1 Palm Street'],
      calls: ['tel:+966501234567'],
      talks: 1,
    });
  });
});

it('RIDE-18 who is not paid at the door brings it back, and is not asked to wait for another', async () => {
  await show({ is_at_door: 1 });
  await screen.findByText('Collect in cash');
  press('They do not pay, or nobody opens');
  press('They do not pay');
  await screen.findByRole('button', { name: 'It is back there' });
  expect(screen.queryByRole('button', { name: 'Another courier fetches it here' })).toBeNull();
  press('I can go on');
  press('I cannot go on');
  press('I am not well');
  await screen.findByRole('button', { name: 'Another courier fetches it here' });
});
