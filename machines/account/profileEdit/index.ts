export { decideProof, type ProfileNext } from './decideProof';
export { profileEditMachine } from './profileEditMachine';
export type * from './types';
