import { createActor as create } from 'xstate';
import { stagedActor } from '../support/staging';

export * from 'xstate';

export const createActor = stagedActor(create);
