import type { Asked } from '../../../machines/desk/answerShopper';
import { liveAnswerShopperMachine } from '../actors/answerShopperActors';
import { leaveDesk } from '../api/desk';
import { useAnswering } from './useAnswering';

export const useAnswer = (asked: Asked) => useAnswering(liveAnswerShopperMachine, asked, leaveDesk);
