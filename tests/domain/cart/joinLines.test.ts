import { describe, expect, it } from 'vitest';
import { noteLength } from '../../../domain/cart/cart';
import { joinAddOns, joinWishes } from '../../../domain/cart/joinLines';

const noted = (note: string | null) => ({ note, substitution: 'best_match' as const });

describe('two lines that become one', () => {
  it('have the add-ons of both', () => {
    const first = [
      { id: 3, quantity: 2 },
      { id: 4, quantity: 1 },
    ];
    expect(joinAddOns(first, [{ id: 3, quantity: 1 }])).toEqual([
      { id: 3, quantity: 3 },
      { id: 4, quantity: 1 },
    ]);
  });

  it.each([
    ['none', '', '', ''],
    ['none where none is taken', null, null, null],
    ['the first', 'No onions', '', 'No onions'],
    ['the second', '', 'Hot', 'Hot'],
    ['the same once', 'Hot', 'Hot', 'Hot'],
    ['one that says the other too', 'Hot · Ripe', 'Ripe', 'Hot · Ripe'],
    ['both', 'No onions', 'Hot', 'No onions · Hot'],
  ])('have the note of either: %s', (_, first, second, note) => {
    expect(joinWishes(noted(first), noted(second))).toEqual(noted(note));
  });

  it('have no longer note than is taken, and no half characters', () => {
    const first = 'x'.repeat(noteLength - 4);
    expect(joinWishes(noted(first), noted('🌶🌶')).note).toBe(`${first} · `);
  });

  it('have what was named last for when it is sold out', () => {
    const item = { note: '', substitution: 'item' as const, substitute: 7 };
    const refund = { note: '', substitution: 'refund' as const, substitute: null };
    const open = { note: '', substitution: 'best_match' as const, substitute: null };
    expect(joinWishes<typeof item | typeof open>(item, open)).toEqual(item);
    expect(joinWishes<typeof item | typeof refund>(item, refund)).toEqual(refund);
  });
});
