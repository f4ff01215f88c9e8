export * from '../../src/client/client';
export { call, onUnauthenticated, setGuestRenewal } from '../support/staging';
