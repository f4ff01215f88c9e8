import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type {
  AnswerShopperScreen,
  Asked,
  answerShopperMachine,
} from '../../../machines/desk/answerShopper';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { answerIntents } from './answerIntents';

/** The answer to one message or review: where it stands, and what can be done. `onSignedOut`: the session has ended. */
export function useAnswering(
  machine: typeof answerShopperMachine,
  asked: Asked,
  onSignedOut: () => void,
) {
  const actor = useFlow(machine, { input: asked, onDone: onSignedOut });
  const intents = useMemo(() => answerIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<AnswerShopperScreen>(snapshot));
  const { message, by } = useSelector(actor, ({ context }) => context);
  return { screen, message, by, intents };
}

export type Answering = ReturnType<typeof useAnswering>;
