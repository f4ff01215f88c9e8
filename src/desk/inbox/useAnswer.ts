import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnswerShopperScreen, Asked } from '../../../machines/desk/answerShopper';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveAnswerShopperMachine } from '../actors/answerShopperActors';
import { leaveDesk } from '../api/desk';
import { answerIntents } from './answerIntents';

/** The answer to one message or review: where it stands, and what can be done. */
export function useAnswer(asked: Asked) {
  const actor = useFlow(liveAnswerShopperMachine, { input: asked, onDone: leaveDesk });
  const intents = useMemo(() => answerIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<AnswerShopperScreen>(snapshot));
  const { message, by } = useSelector(actor, ({ context }) => context);
  return { screen, message, by, intents };
}

export type Answering = ReturnType<typeof useAnswer>;
