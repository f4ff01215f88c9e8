export { type AfterSocial, decideAfterSocial } from './decideAfterSocial';
export { socialLoginMachine } from './socialLoginMachine';
export type * from './types';
