import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import type { ShopPart } from '../../../machines/operator/editShop';
import {
  beganWith,
  hasShopDraft,
  rebaseShopDraft,
  writeShopDraft,
} from '../../../src/operator/shop/shopDraft';

const zone = v.object({
  name: v.record(v.string(), v.string()),
  border: v.array(v.number()),
  modules: v.array(v.number()),
});
const part: ShopPart = { kind: 'zone', id: 7 };
const read = { name: { en: 'Harbour', ar: '' }, border: [1, 2, 3], modules: [1] };
const renamed = { ...read, name: { en: 'Old harbour', ar: '' } };
/** Another operator has moved the border, and said the name in Arabic. */
const now = { name: { en: 'Harbour', ar: 'المرفأ' }, border: [4, 5, 6], modules: [1] };

beforeEach(() => localStorage.clear());

it('begins with what stands there, where nothing was typed (OPER-09)', () => {
  expect(hasShopDraft(part)).toBe(false);
  expect(beganWith(part, zone, { typed: read, version: 'a' })).toEqual({
    typed: read,
    version: 'a',
    read,
    isKept: false,
  });
});

it('begins with what was typed before, and knows that the shop does not have it (OPER-09)', () => {
  writeShopDraft(part, { version: 'a', read }, renamed);
  expect(hasShopDraft(part)).toBe(true);
  expect(beganWith(part, zone, { typed: read, version: 'a' })).toEqual({
    typed: renamed,
    version: 'a',
    read,
    isKept: true,
  });
});

it('what another has changed meanwhile stays where nothing else was typed (OPER-08)', () => {
  writeShopDraft(part, { version: 'a', read }, renamed);
  rebaseShopDraft(part);
  expect(beganWith(part, zone, { typed: now, version: 'b' })).toEqual({
    typed: { name: { en: 'Old harbour', ar: 'المرفأ' }, border: [4, 5, 6], modules: [1] },
    version: 'b',
    read: now,
    isKept: true,
  });
});
