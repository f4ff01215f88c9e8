import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type SendMessageAnswer, sendMessageMachine } from '../../../machines/orders/sendMessage';
import { unsentMessagesKey } from '../../../src/client/storage/inboxKeys';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { useKeepUnsent, useLeft } from '../../../src/orders/inbox/useUnsent';

afterEach(forgetPrivateThings);

const left = (conversation: number) => {
  const { result, unmount } = renderHook(() => useLeft(conversation));
  unmount();
  return result.current;
};

it('a message whose pictures are lost with the page is not sent without them: its words are written again (SESS-08)', () => {
  unsentMessagesKey.set({
    7: [
      { key: 'a', text: 'Open today?', pictures: 0 },
      { key: 'b', text: 'The box is broken', pictures: 2 },
    ],
  });
  expect(left(7)).toEqual({
    unsent: [{ key: 'a', text: 'Open today?', pictures: [] }],
    withoutPictures: 'The box is broken',
  });
  expect(left(8)).toEqual({ unsent: [], withoutPictures: null });
});

/** A conversation in which somebody writes; the shop answers as told. */
function write(conversationId: number, answer: () => Promise<SendMessageAnswer>) {
  const machine = sendMessageMachine.provide({ actors: { sendMessage: fromPromise(answer) } });
  const actor = createActor(machine, { input: { conversationId, unsent: [] } }).start();
  const { unmount } = renderHook(() => useKeepUnsent(conversationId, actor));
  const pictures = [new File(['lid'], 'lid.png'), new File(['box'], 'box.png')];
  const draft = { key: 'c', text: 'It came so', pictures };
  actor.send({ type: 'sendMessage.written', draft });
  return { actor, draft, unmount };
}

it('a message keeps its pictures while its conversation is closed, as when a session ends (SESS-11)', () => {
  const { draft, unmount } = write(7, () => new Promise(() => undefined));
  unmount();
  expect(left(7)).toEqual({ unsent: [draft], withoutPictures: null });
  expect(left(7).unsent[0]?.pictures[0]).toBe(draft.pictures[0]);
  // Somebody else finds nothing of it.
  forgetPrivateThings();
  expect(left(7)).toEqual({ unsent: [], withoutPictures: null });
});

it('what was sent is kept no longer, its pictures neither', async () => {
  const { actor } = write(7, () => Promise.resolve({ ok: true }));
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
  expect(unsentMessagesKey.get()).toBeNull();
  unsentMessagesKey.set({ 7: [{ key: 'c', text: 'It came so', pictures: 2 }] });
  expect(left(7)).toEqual({ unsent: [], withoutPictures: 'It came so' });
});
