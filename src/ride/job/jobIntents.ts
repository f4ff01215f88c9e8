import type { Actor } from 'xstate';
import type { GiveUpReason } from '../../../domain/orders/courierChange';
import type { RideStage, rideJobMachine } from '../../../machines/ride/rideJob';

export const jobIntents = (actor: Actor<typeof rideJobMachine>) => ({
  accept: () => actor.send({ type: 'rideJob.accepted' }),
  pickUp: () => actor.send({ type: 'rideJob.pickedUp' }),
  askBack: () => actor.send({ type: 'rideJob.backAsked' }),
  giveBack: () => actor.send({ type: 'rideJob.backConfirmed' }),
  keep: () => actor.send({ type: 'rideJob.kept' }),
  arrive: () => actor.send({ type: 'rideJob.arrived' }),
  collect: () => actor.send({ type: 'rideJob.cashCollected' }),
  enterCode: ({ code }: { code: string }) => actor.send({ type: 'rideJob.codeEntered', code }),
  tellLeavable: () => actor.send({ type: 'rideJob.leavable' }),
  takePhoto: (file: File) => actor.send({ type: 'rideJob.photoTaken', file }),
  confirmPhoto: () => actor.send({ type: 'rideJob.photoConfirmed' }),
  askStop: () => actor.send({ type: 'rideJob.stopAsked' }),
  chooseReason: (reason: GiveUpReason) => actor.send({ type: 'rideJob.reasonChosen', reason }),
  bringBack: () => actor.send({ type: 'rideJob.broughtBack' }),
  passOn: () => actor.send({ type: 'rideJob.passedOn' }),
  tellStage: (stage: RideStage) => actor.send({ type: 'rideJob.moved', stage }),
  retry: () => actor.send({ type: 'rideJob.retried' }),
  close: () => actor.send({ type: 'rideJob.closed' }),
});

export type JobIntents = ReturnType<typeof jobIntents>;
