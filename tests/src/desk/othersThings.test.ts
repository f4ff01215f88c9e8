// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import {
  deskDraftsKey,
  deskTokenKey,
  operatorDraftsKey,
  passDeskTo,
  passRoomTo,
} from '../../../src/client/storage/deskKeys';
import { personQuery, readInOwnName } from '../../../src/desk/api/desk';

beforeEach(() => window.localStorage.clear());
const draft = { 'item:new': { text: 'Fig bread' } };

it('DESK-24 what somebody is writing waits for them, and is shown to nobody else at the same desk', () => {
  passDeskTo(7);
  passRoomTo(1);
  deskDraftsKey.set(draft);
  operatorDraftsKey.set(draft);
  passDeskTo(7);
  expect(deskDraftsKey.get()).toEqual(draft);
  passDeskTo(8);
  expect(deskDraftsKey.get()).toBeNull();
  // An operator's are none of a desk's.
  expect(operatorDraftsKey.get()).toEqual(draft);
  passRoomTo(2);
  expect(operatorDraftsKey.get()).toBeNull();
});

it('DESK-11 what was read in the name of somebody is not shown to who signs in in another tab', () => {
  const { queryKey } = personQuery();
  const person = { id: 7 } as never;
  deskTokenKey.set('first');
  readInOwnName();
  queryClient.setQueryData(queryKey, person);
  readInOwnName();
  expect(queryClient.getQueryData(queryKey)).toBe(person);
  deskTokenKey.set('second');
  readInOwnName();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
