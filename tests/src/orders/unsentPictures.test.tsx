import { fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type SendMessageAnswer, sendMessageMachine } from '../../../machines/orders/sendMessage';
import { begunMessagesKey, unsentMessagesKey } from '../../../src/client/storage/inboxKeys';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { Composer } from '../../../src/orders/inbox/Composer';
import { useKeepUnsent, useLeft, useRobbed } from '../../../src/orders/inbox/useUnsent';
import { renderAtOnce } from '../../support/renderAtOnce';

Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

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
    robbed: [{ key: 'b', text: 'The box is broken' }],
  });
  expect(left(8)).toEqual({ unsent: [], robbed: [] });
});

it('a message whose pictures are lost is told once the conversation shows that it did not arrive, and is kept no longer', () => {
  const kept = [
    { key: 'a', text: 'Open today?', pictures: 0 },
    { key: 'b', text: 'The box is broken', pictures: 2 },
    { key: 'c', text: 'And the lid', pictures: 1 },
  ];
  unsentMessagesKey.set({ 7: kept });
  const { robbed } = left(7);
  const { result, rerender } = renderHook<string | null, ReadonlySet<string> | null>(
    (arrived) => useRobbed(7, robbed, arrived),
    { initialProps: null },
  );
  expect([result.current, unsentMessagesKey.get()]).toEqual([null, { 7: kept }]);
  rerender(new Set(['b']));
  expect(result.current).toBe('And the lid');
  expect(unsentMessagesKey.get()).toEqual({ 7: kept.slice(0, 1) });
});

it('words without their pictures stand before what was begun, and may be thrown away', async () => {
  begunMessagesKey.set({ 7: 'One more thing' });
  await renderAtOnce(
    <Composer
      conversationId={7}
      name="Dana"
      isFull={false}
      withoutPictures="The box is broken"
      takenBack={null}
      onSend={() => undefined}
    />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe('The box is broken\nOne more thing');
  expect(screen.queryByRole('status')).not.toBeNull();
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByRole('status')).toBeNull();
  expect(begunMessagesKey.get()).toEqual({});
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
  expect(left(7)).toEqual({ unsent: [draft], robbed: [] });
  expect(left(7).unsent[0]?.pictures[0]).toBe(draft.pictures[0]);
  // Somebody else finds nothing of it.
  forgetPrivateThings();
  expect(left(7)).toEqual({ unsent: [], robbed: [] });
});

it('what was sent is kept no longer, its pictures neither', async () => {
  const { actor } = write(7, () => Promise.resolve({ ok: true }));
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
  expect(unsentMessagesKey.get()).toBeNull();
  unsentMessagesKey.set({ 7: [{ key: 'c', text: 'It came so', pictures: 2 }] });
  expect(left(7)).toEqual({ unsent: [], robbed: [{ key: 'c', text: 'It came so' }] });
});

it('SESS-08 what another window of the conversation keeps is left to it', async () => {
  const others = { key: 'a', text: 'From the other window', pictures: 0 };
  unsentMessagesKey.set({ 7: [others] });
  const { actor } = write(7, () => Promise.resolve({ ok: true }));
  expect(unsentMessagesKey.get()).toEqual({
    7: [others, { key: 'c', text: 'It came so', pictures: 2 }],
  });
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
  expect(unsentMessagesKey.get()).toEqual({ 7: [others] });
});

it('SESS-08 words to be written again take nothing of another window with them', () => {
  unsentMessagesKey.set({ 7: [{ key: 'b', text: 'The box is broken', pictures: 2 }] });
  const { robbed } = left(7);
  const others = { key: 'd', text: 'So it looks', pictures: 1 };
  unsentMessagesKey.set({ 7: [{ key: 'b', text: 'The box is broken', pictures: 2 }, others] });
  renderHook(() => useRobbed(7, robbed, new Set<string>()));
  expect(unsentMessagesKey.get()).toEqual({ 7: [others] });
});
