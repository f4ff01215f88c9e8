import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLeft } from '../../../src/flows/inbox/useUnsent';
import { unsentMessagesKey } from '../../../src/storage/inboxKeys';

it('a message whose pictures are lost with the page is not sent without them: its words are written again (SESS-08)', () => {
  unsentMessagesKey.set({
    7: [
      { key: 'a', text: 'Open today?', pictures: 0 },
      { key: 'b', text: 'The box is broken', pictures: 2 },
    ],
  });
  expect(renderHook(() => useLeft(7)).result.current).toEqual({
    unsent: [{ key: 'a', text: 'Open today?', pictures: [] }],
    withoutPictures: 'The box is broken',
  });
  expect(renderHook(() => useLeft(8)).result.current).toEqual({
    unsent: [],
    withoutPictures: null,
  });
});
