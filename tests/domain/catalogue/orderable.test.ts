import { describe, expect, it } from 'vitest';
import { orderableWhen } from '../../../domain/catalogue/orderable';
import { sampleItem } from '../samples';

describe('when an item can be ordered (ITEM-06)', () => {
  it.each([
    ['on sale', {}, 'now'],
    ['closed, orders are taken for later', { available: 0, schedule_order: 1 }, 'later'],
    ['closed, no orders for later', { available: 0, schedule_order: 0 }, 'never'],
    ['sold out', { stock: 0 }, 'never'],
    ['sold out and closed', { stock: 0, available: 0, schedule_order: 1 }, 'never'],
    [
      'a campaign of a closed store',
      { available: 0, schedule_order: 1, isCampaignItem: true },
      'never',
    ],
    [
      'a campaign by its date',
      { available: 0, schedule_order: 1, available_date_starts: '2026-11-01T00:00:00.000Z' },
      'never',
    ],
  ] as const)('%s', (_, parts, when) => {
    expect(orderableWhen(sampleItem(parts))).toBe(when);
  });
});
