import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../domain/catalogue/catalogue';
import ClosedAlert from '../../../src/catalogue/store/ClosedAlert';
import { slotsOf } from '../../../src/checkout/details/slots';
import { WhenPicker } from '../../../src/checkout/details/WhenPicker';
import { configQuery } from '../../../src/client/shopQueries';
import { sampleStore } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

/** 02:40 on Tuesday in the shop's time zone; the store opens at 09:00. */
const night = new Date('2026-11-23T23:40:00Z');
const config = {
  ...settings,
  schedule_order: 1 as const,
  schedule_order_slot_duration: 30,
  time_zone: 'Asia/Riyadh',
};
const closed = (parts: Partial<Store> = {}): Store =>
  sampleStore({
    open: 0,
    active: 1,
    schedule_order: 1,
    delivery_time_min: 20,
    schedules: [{ day: 2, opening_time: '09:00:00', closing_time: '10:00:00' }],
    current_opening_time: '2026-11-24T06:00:00.000Z',
    ...parts,
  });

describe('a closed store tells what can be done (ITEM-06)', () => {
  const later = 'You can look around and schedule an order for the opening hours.';
  const opens = 'You can look around; ordering starts when the store opens.';
  const stopped = { active: 0, current_opening_time: null } as const;
  it.each([
    ['takes orders for later', {}, 1, 'Closed, opens 9:00 AM', later],
    ['takes none for later', { schedule_order: 0 }, 1, 'Closed, opens 9:00 AM', opens],
    ['may take none for later', {}, 0, 'Closed, opens 9:00 AM', opens],
    ['has stopped for a while', stopped, 1, 'Closed now', opens],
  ] as const)('one that %s', async (_, parts, schedule_order, title, text) => {
    vi.useFakeTimers({ now: night, toFake: ['Date'] });
    await renderPiece(<ClosedAlert store={closed(parts)} />, (client) =>
      client.setQueryData(configQuery().queryKey, { ...config, schedule_order }),
    );
    expect(screen.getByRole('alert').textContent?.replaceAll('\u202f', ' ')).toBe(title + text);
    vi.useRealTimers();
  });
});

const nine = { start: '2026-11-24T06:00:00.000Z', end: '2026-11-24T06:30:00.000Z' };
const halfPast = { start: '2026-11-24T06:30:00.000Z', end: '2026-11-24T07:00:00.000Z' };

const ten = { start: '2026-11-24T07:00:00.000Z', end: '2026-11-24T07:30:00.000Z' };

describe('the checkout of a closed store begins with its first free time', () => {
  it('offers the slots of its opening hours', () => {
    expect(slotsOf(closed(), config, night)).toEqual([nine, halfPast]);
  });

  it('begins after the pause of a store that its desk has paused within its hours', () => {
    const paused = closed({ current_opening_time: '2026-11-24T06:20:00.000Z' });
    expect(slotsOf(paused, config, new Date('2026-11-24T05:20:00Z'))).toEqual([halfPast]);
  });

  it('heeds no pause that is over', () => {
    const open = closed({ open: 1, current_opening_time: '2026-11-24T06:20:00.000Z' });
    expect(slotsOf(open, config, night)).toEqual([nine, halfPast]);
  });

  it.each([
    ['takes none for later', { schedule_order: 0 }],
    ['has stopped for a while', { active: 0 }],
  ] as const)('offers none of one that %s', (_, parts) => {
    expect(slotsOf(closed(parts), config, night)).toEqual([]);
  });

  interface PickerProps {
    isOpen: boolean;
    slots: readonly (typeof nine)[];
    taken?: readonly (typeof nine)[];
    begins?: string | null;
  }
  function Picker({ isOpen, slots, taken = slots, begins = null }: PickerProps) {
    const [at, setAt] = useState(begins);
    return (
      <WhenPicker
        slots={slots}
        taken={taken}
        openNow={isOpen}
        scheduleAt={at}
        timeZone="Asia/Riyadh"
        onChange={setAt}
        onMove={setAt}
        notNow="Closed now"
        label="When should it arrive?"
        soon="20–30 min"
        closed="The store is closed now and takes no orders for later."
      />
    );
  }
  const shown = () => [
    screen.getByRole<HTMLInputElement>('radio', { name: /^As soon as possible/ }).ariaChecked,
    screen.getByRole<HTMLInputElement>('radio', { name: /^Later/ }).ariaChecked,
  ];
  const times = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);

  it('which is chosen already, and now cannot be', async () => {
    await renderPiece(<Picker isOpen={false} slots={[nine, halfPast]} />);
    expect(screen.getByRole('radio', { name: /Closed now/ }).hasAttribute('disabled')).toBe(true);
    expect(times()).toEqual(['Tue, Nov 24', nine.start]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), {
      target: { value: halfPast.start },
    });
    expect(times()).toEqual(['Tue, Nov 24', halfPast.start]);
  });

  it('CHK-01 says that the chosen time has passed, and what is chosen now, until another is chosen', async () => {
    function Passing() {
      const [slots, setSlots] = useState([nine, halfPast]);
      return (
        <>
          <Picker isOpen={false} slots={slots} />
          <button type="button" onClick={() => setSlots([halfPast, ten])}>
            Half an hour passes
          </button>
        </>
      );
    }
    await renderPiece(<Passing />);
    expect([times()[1], told()]).toEqual([nine.start, undefined]);
    fireEvent.click(screen.getByRole('button', { name: 'Half an hour passes' }));
    expect([times()[1], told()]).toEqual([
      halfPast.start,
      'Tue, Nov 24, 9:00 AM can no longer be had. Chosen now: Tue, Nov 24, 9:30 AM.',
    ]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), {
      target: { value: ten.start },
    });
    expect([times()[1], told()]).toEqual([ten.start, undefined]);
  });

  const told = () => screen.queryByRole('alert')?.textContent?.replaceAll('\u202f', ' ');
  const lost = 'Tue, Nov 24, 9:00 AM can no longer be had. Chosen now: ';

  it('CHK-01 keeps a chosen time as long as the shop takes it, though it proposes it no more', async () => {
    await renderPiece(
      <Picker isOpen slots={[halfPast, ten]} taken={[nine, halfPast, ten]} begins={nine.start} />,
    );
    expect([shown(), times(), told()]).toEqual([
      ['false', 'true'],
      ['Tue, Nov 24', nine.start],
      undefined,
    ]);
  });

  it('CHK-01 keeps the last time that the shop takes', async () => {
    await renderPiece(<Picker isOpen slots={[]} taken={[nine]} begins={nine.start} />);
    expect([times()[1], told()]).toEqual([nine.start, undefined]);
  });

  it('CHK-01 moves a lost time of an open store to its next one, not to now', async () => {
    await renderPiece(<Picker isOpen slots={[halfPast, ten]} begins={nine.start} />);
    expect([times()[1], told()]).toEqual([halfPast.start, `${lost}Tue, Nov 24, 9:30 AM.`]);
  });

  it('CHK-01 tells that a lost time has become now where there is no later one', async () => {
    await renderPiece(<Picker isOpen slots={[]} begins={nine.start} />);
    expect(told()).toBe(`${lost}as soon as possible.`);
  });

  it('CHK-01 says only that it is closed where neither is left', async () => {
    await renderPiece(<Picker isOpen={false} slots={[]} begins={nine.start} />);
    expect(told()).toBe('The store is closed now and takes no orders for later.');
  });

  it('while an open one begins with now', async () => {
    await renderPiece(<Picker isOpen slots={[nine, halfPast]} />);
    expect(shown()).toEqual(['true', 'false']);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
  });

  it('and says so where there is neither', async () => {
    await renderPiece(<Picker isOpen={false} slots={[]} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'The store is closed now and takes no orders for later.',
    );
  });
});
