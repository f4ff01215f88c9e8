import { useSelector } from '@xstate/react';
import { decideRefusedField, type RefusedField } from '../../../machines/signIn';
import { screenOf } from '../../app/screenOf';
import type { SignInActor } from './intents';

export type SignInScreen =
  | 'none'
  | 'signIn'
  | 'signInTrouble'
  | 'signUp'
  | 'signUpTrouble'
  | 'welcome';

export const useScreen = (actor: SignInActor): SignInScreen =>
  useSelector(actor, (snapshot) => screenOf<SignInScreen>(snapshot) ?? 'none');

export const useBusy = (actor: SignInActor): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

export interface ToldRefusal {
  field: RefusedField;
  code: string;
  message: string;
}

/** The server's refusal and where it is told, or null. */
export function useRefusal(actor: SignInActor): ToldRefusal | null {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isNewcomer = useSelector(actor, ({ context }) => context.mode === 'sign-up');
  return refusal && { ...refusal, field: decideRefusedField(refusal, isNewcomer) };
}
