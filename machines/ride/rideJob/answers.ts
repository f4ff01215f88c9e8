import type { DoneActorEvent } from 'xstate';
import type { PressAnswer, RidePress, RideStep } from '../ridePresses';
import type { RideStage } from './decideStage';

const outputOf = ({ event }: { event: DoneActorEvent<PressAnswer> }) => event.output;

/** How each press may end that is not done. */
export const refusals = [
  {
    guard: { type: 'isHandled', params: outputOf },
    target: '#rideJob.taken',
    actions: { type: 'keepWho', params: outputOf },
    description: 'Somebody else was faster.',
  },
  {
    target: '#rideJob.refused',
    actions: { type: 'keepMessage', params: outputOf },
    description: 'The shop does not do so, and says why.',
  },
] as const;

export const isDone = { type: 'isDone', params: outputOf } as const;
export const isWrongCode = { type: 'isWrongCode', params: outputOf } as const;

const stageOf = ({ event }: { event: { stage: RideStage } }) => event;

/** The order stands elsewhere now. */
export const isAtStoreNow = { type: 'isAtStoreNow', params: stageOf } as const;
const isOnRoadNow = { type: 'isOnRoadNow', params: stageOf } as const;
const isOverNow = { type: 'isOverNow', params: stageOf } as const;
export const keepStage = {
  type: 'keepStage',
  params: ({ event }: { event: { stage: RideStage } }) => event,
} as const;

interface Known {
  readonly orderId: number;
  readonly code: string;
  readonly isCashCollected: boolean;
  readonly photo: string;
  readonly reason: RidePress['reason'];
}
export const asking =
  (step: RideStep) =>
  ({ context: { orderId, code, isCashCollected, photo, reason } }: { context: Known }) => ({
    step,
    orderId,
    code,
    isCashCollected,
    photo: step === 'leave' ? photo : '',
    reason: step === 'bringBack' || step === 'passOn' ? reason : ('' as const),
  });

export const becameOver = {
  guard: isOverNow,
  target: '#rideJob.ended',
  actions: keepStage,
  description: 'It was taken away, or is over.',
} as const;
export const becameRoad = {
  guard: isOnRoadNow,
  target: '#rideJob.riding.moving',
  actions: keepStage,
  description: 'The store has said that it was picked up.',
} as const;
export const becameElse = {
  actions: keepStage,
  description: 'It stands elsewhere now.',
} as const;
