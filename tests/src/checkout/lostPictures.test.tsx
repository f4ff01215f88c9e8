import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrescriptionField } from '../../../src/checkout/details/PrescriptionField';
import { usePrescription } from '../../../src/checkout/details/usePrescription';
import { draftOf } from '../../../src/checkout/selectors';
import { sampleDraft } from '../../machines/checkout/checkout/samples';
import { CheckoutScope, startCheckout } from '../../support/checkoutPlace';
import { renderAtOnce } from '../../support/renderAtOnce';

const [kept, deleted, own] = ['/media/uploads/kept.png', '/media/uploads/gone.png', 'blob:gone'];
const sentence =
  'Pictures are deleted when no order follows within the hour. Please upload them again; everything else is still here.';

function Pictures() {
  return <PrescriptionField flow={usePrescription()} button={useRef(null)} />;
}

/** A checkout with what an earlier visit had left, whose pictures answer as `status` says. */
async function restore(prescription: string[], status: (image: string) => number) {
  const asked = vi.fn(async (image: string, _: RequestInit) => {
    if (status(image) === 0) throw new TypeError('Failed to fetch');
    return { ok: status(image) === 200, status: status(image) };
  });
  vi.stubGlobal('fetch', asked);
  const actor = startCheckout({
    prescription,
    note: 'Ring twice',
    placeDone: true,
    detailsDone: true,
  });
  await renderAtOnce(
    <CheckoutScope actor={actor}>
      <Pictures />
    </CheckoutScope>,
  );
  return { asked, draft: () => draftOf(actor.getSnapshot()) };
}
afterEach(() => vi.unstubAllGlobals());

it('CHK-14 takes out what the shop has deleted, says so, and keeps all else', async () => {
  const { asked, draft } = await restore([kept, deleted], (image) => (image === kept ? 200 : 404));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(asked.mock.calls.map(([image, { method }]) => [image, method])).toEqual([
    [kept, 'HEAD'],
    [deleted, 'HEAD'],
  ]);
  expect(draft()).toEqual(
    sampleDraft({ prescription: [kept], note: 'Ring twice', placeDone: true, detailsDone: false }),
  );
});

it.each([0, 503])('keeps them where the shop answers %i', async (status) => {
  const { asked, draft } = await restore([deleted], () => status);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  expect(screen.queryByText(sentence)).toBeNull();
  const { prescription, detailsDone } = draft();
  expect([prescription, detailsDone]).toEqual([[deleted], true]);
});

it('knows a picture that went with its page', async () => {
  class NoPicture {
    onerror = () => {};
    set src(_: string) {
      queueMicrotask(() => this.onerror());
    }
  }
  vi.stubGlobal('Image', NoPicture);
  const { asked, draft } = await restore([own], () => 200);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect([draft().prescription, asked.mock.calls]).toEqual([[], []]);
});
