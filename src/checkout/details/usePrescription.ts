import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { livePrescriptionMachine } from '../actors/prescriptionActors';
import { useCheckout, useDraft } from '../context';
import { draftOf, shownRefusalOf } from '../selectors';

type Screen = 'field' | 'missing' | 'tooMany' | 'lost' | 'refused' | 'failed' | 'uploading';

/** The field for the prescription's pictures; the pictures themselves lie in the draft and outlive a reload. */
export function usePrescription() {
  const { actor: checkout, intents, ordered } = useCheckout();
  const { prescription: images } = useDraft();
  const [machine] = useState(() => {
    const kept = () => draftOf(checkout.getSnapshot()).prescription;
    return livePrescriptionMachine({
      onUploaded: (added) => intents.type({ prescription: [...kept(), ...added] }),
      // The step wants something again, whichever had been reached.
      onLost: (lost) =>
        intents.type({
          prescription: kept().filter((image) => !lost.includes(image)),
          detailsDone: false,
        }),
    });
  });
  const [refused] = useState(
    () => shownRefusalOf(checkout.getSnapshot())?.code === 'prescription_required',
  );
  const actor = useFlow(machine, { input: { images, refused } });
  const screen = useSelector(actor, (snapshot) => screenOf<Screen>(snapshot));
  return {
    isNeeded: ordered.some(({ needsPrescription }) => needsPrescription),
    images,
    screen,
    refusal: useSelector(actor, ({ context }) => context.refusal),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    intents: {
      choose: (files: File[]) =>
        actor.send({ type: 'prescription.filesChosen', files, kept: images.length }),
      remove: (image: string) => {
        actor.send({ type: 'prescription.edited' });
        intents.type({ prescription: images.filter((other) => other !== image) });
      },
      miss: () => actor.send({ type: 'prescription.missed' }),
      retry: () => actor.send({ type: 'prescription.retried' }),
    },
  };
}
export type PrescriptionFlow = ReturnType<typeof usePrescription>;
