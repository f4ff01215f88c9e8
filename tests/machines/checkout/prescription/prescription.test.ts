import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ChosenFile,
  type LeftPictures,
  prescriptionMachine,
  type Uploaded,
} from '../../../../machines/checkout/prescription';
import { fakeActor } from '../../../support/fakes';

const files = (count: number): ChosenFile[] =>
  Array.from({ length: count }, (_, place) => ({ name: `${place}.png`, size: 10 }));

function start(left: LeftPictures = { images: [], refused: false }) {
  const lookup = fakeActor<readonly string[], { images: readonly string[] }>();
  const dropped: string[][] = [];
  const upload = fakeActor<Uploaded, { files: readonly ChosenFile[] }>();
  const handed: string[][] = [];
  const actor = createActor(
    prescriptionMachine.provide({
      actors: { uploadImages: upload.logic, findLost: lookup.logic },
      actions: {
        handImages: (_, { images }) => void handed.push([...images]),
        dropImages: (_, { images }) => void dropped.push([...images]),
      },
    }),
    { input: left },
  ).start();
  const choose = (count: number, kept = 0) =>
    actor.send({ type: 'prescription.filesChosen', files: files(count), kept });
  const at = () => JSON.stringify(actor.getSnapshot().value);
  const reach = (state: string) =>
    waitFor(actor, (snapshot) => snapshot.matches({ asking: state } as never));
  return { actor, lookup, dropped, upload, handed, choose, at, reach };
}

describe('pictures of a prescription', () => {
  it('CHK-13 are sent and put into the order', async () => {
    const { upload, handed, choose, reach } = start();
    choose(3);
    expect(upload.last().input.files).toEqual(files(3));
    upload.last().answer({ images: ['a', 'b', 'c'], refusal: null });
    await reach('resting');
    expect(handed).toEqual([['a', 'b', 'c']]);
  });

  it.each([
    [4, 0],
    [2, 2],
    [1, 3],
  ])('CHK-13 %i more beside %i are too many, and none is sent', (count, kept) => {
    const { actor, upload, choose, at } = start();
    choose(count, kept);
    expect(at()).toBe('{"asking":"tooMany"}');
    expect(upload.calls).toEqual([]);
    actor.send({ type: 'prescription.edited' });
    expect(at()).toBe('{"asking":"resting"}');
  });

  it('CHK-14 are asked for, and the message leaves with the next choice', () => {
    const { actor, choose, at } = start();
    actor.send({ type: 'prescription.missed' });
    expect(at()).toBe('{"asking":"missing"}');
    choose(0);
    expect(at()).toBe('{"asking":"missing"}');
    choose(1);
    expect(at()).toBe('"uploading"');
  });

  it('that the server refuses are told, those before are kept', async () => {
    const { actor, upload, handed, choose, reach } = start();
    choose(2);
    upload.last().answer({ images: ['a'], refusal: 'This is no picture' });
    await reach('refused');
    expect(actor.getSnapshot().context.refusal).toBe('This is no picture');
    expect(handed).toEqual([['a']]);
  });

  it('that did not arrive can be sent again', async () => {
    const { actor, upload, choose, reach } = start();
    choose(2);
    choose(1);
    upload.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'prescription.retried' });
    expect(upload.last().input.files).toEqual(files(2));
    upload.last().answer({ images: ['a', 'b'], refusal: null });
    await reach('resting');
  });
});

describe('pictures of an earlier visit', () => {
  const left = { images: ['a', 'b'], refused: false };

  it('CHK-14 that the shop has deleted are taken out, and asked for once more', async () => {
    const { actor, lookup, dropped, choose, at, reach } = start(left);
    expect(lookup.last().input).toEqual({ images: ['a', 'b'] });
    lookup.last().answer(['b']);
    await reach('lost');
    expect(dropped).toEqual([['b']]);
    actor.send({ type: 'prescription.missed' });
    expect(at()).toBe('{"asking":"missing"}');
    choose(1, 1);
    expect(at()).toBe('"uploading"');
  });

  it('stay when all are there, and when that cannot be known', async () => {
    for (const end of ['answer', 'fail'] as const) {
      const { lookup, dropped, reach } = start(left);
      if (end === 'answer') lookup.last().answer([]);
      else lookup.last().fail(new Error('down'));
      await reach('resting');
      expect(dropped).toEqual([]);
    }
  });

  it('CHK-14 with which an order was just refused are taken out unasked', () => {
    const { lookup, dropped, at } = start({ images: ['a', 'b'], refused: true });
    expect([at(), dropped, lookup.calls]).toEqual(['{"asking":"lost"}', [['a', 'b']], []]);
  });

  it('are not asked about where there are none, nor in the way of new ones', () => {
    const none = start({ images: [], refused: true });
    expect([none.at(), none.lookup.calls]).toEqual(['{"asking":"resting"}', []]);
    const { choose, at } = start(left);
    choose(1, 2);
    expect(at()).toBe('"uploading"');
  });
});
