import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ChosenFile,
  prescriptionMachine,
  type Uploaded,
} from '../../../../machines/checkout/prescription';
import { fakeActor } from '../../../support/fakes';

const files = (count: number): ChosenFile[] =>
  Array.from({ length: count }, (_, place) => ({ name: `${place}.png`, size: 10 }));

function start() {
  const upload = fakeActor<Uploaded, { files: readonly ChosenFile[] }>();
  const handed: string[][] = [];
  const actor = createActor(
    prescriptionMachine.provide({
      actors: { uploadImages: upload.logic },
      actions: { handImages: (_, { images }) => void handed.push([...images]) },
    }),
  ).start();
  const choose = (count: number, kept = 0) =>
    actor.send({ type: 'prescription.filesChosen', files: files(count), kept });
  const at = () => JSON.stringify(actor.getSnapshot().value);
  const reach = (state: string) =>
    waitFor(actor, (snapshot) => snapshot.matches({ asking: state } as never));
  return { actor, upload, handed, choose, at, reach };
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
