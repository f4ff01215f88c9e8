import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Module } from '../../../domain/place/module';
import type { moduleMachine } from '../../../machines/place/module';

export type ModuleActor = ActorRefFrom<typeof moduleMachine>;

export const moduleIntents = (actor: ModuleActor) => ({
  choose: (module: Module) => actor.send({ type: 'module.chosen', module }),
  tryAgain: () => actor.send({ type: 'module.retried' }),
  changeLocation: () => actor.send({ type: 'module.locationAsked' }),
  close: () => actor.send({ type: 'module.closed' }),
});

export const canLeaveChoice = (snapshot: SnapshotFrom<typeof moduleMachine>) =>
  snapshot.can({ type: 'module.closed' });
