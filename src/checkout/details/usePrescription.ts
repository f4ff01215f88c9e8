import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { livePrescriptionMachine } from '../actors/prescriptionActors';
import { useCheckout, useDraft } from '../context';
import { draftOf } from '../selectors';

type Screen = 'field' | 'missing' | 'tooMany' | 'refused' | 'failed' | 'uploading';

/** The field for the prescription's pictures; the pictures themselves lie in the draft and outlive a reload. */
export function usePrescription() {
  const { actor: checkout, intents, ordered } = useCheckout();
  const { prescription: images } = useDraft();
  const [machine] = useState(() =>
    livePrescriptionMachine((added) =>
      intents.type({
        prescription: [...draftOf(checkout.getSnapshot()).prescription, ...added],
      }),
    ),
  );
  const actor = useFlow(machine, {});
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
