import { act } from '@testing-library/react';
import { ownLanguage } from '../../charts/locales/locales';
import { planPaths, runPath } from '../../charts/package/paths';
import { approvedOf } from '../../charts/paths/approved/approve';
import { asApproved } from '../../charts/paths/approved/book';
import { agreedStage } from '../../charts/paths/approved/onStage';
import type { Criterion } from '../../charts/paths/criteria';
import type { AnyScreens } from '../../charts/paths/screens';
import { type Surface, screenStage } from '../../charts/paths/stage';
import type { Take } from '../../charts/paths/taking';
import { everyModel, type FlowName } from '../paths/everyModel';
import { onTable } from '../paths/onTable';
import { open } from '../paths/open';
import { says } from '../paths/says';
import { sayingOnly, stringsIn } from './marked';
import { clearPage } from './renderAtOnce';
import { answers, begun, heard, namesGiven } from './staged';
import { wordsOf } from './wordsOf';

/** Mounts what starts a flow, and makes the gestures that do. */
export type Show = (input: never) => unknown;

interface Playing {
  /** Folder of the approved texts. */
  readonly approved: string;
  readonly criterion: Criterion;
  /** Transitions that paths are wanted for; null for all. */
  readonly touched: readonly string[] | null;
  /** Milliseconds that are waited for what a step leads to; null for the usual. */
  readonly patience: number | null;
}

/**
 * The paths of a flow that a table of screens allows, and how they are taken: each step by its gesture, looked at on the
 * screen, and compared with what people agreed that it asks, says and does.
 */
export async function playedFlow(
  name: FlowName,
  screens: AnyScreens,
  show: Show,
  surface: Surface,
  { approved, criterion, touched, patience }: Playing,
) {
  const words = { [ownLanguage]: await wordsOf(name) };
  const model = { ...everyModel[name], words, open, says };
  const explored = onTable(model, screens);
  const { inputs, events, results, failures } = explored.model.fixtures;
  const plan = await planPaths(explored, criterion, { only: touched ? new Set(touched) : null });
  for (const given of stringsIn([inputs, events, results, failures])) namesGiven.add(given);
  const given = () => [...namesGiven, ...stringsIn([...answers.values()])];
  const agreed = approvedOf(approved, name);
  const mounted = screenStage(explored, screens, sayingOnly(surface, given), {
    begin: (machine, input) =>
      begun(machine, input, () => show(input as never), Object.keys(screens.answers ?? {})),
    around: async (work) => act(async () => work()),
    end: clearPage,
    ...(patience !== null && { patience }),
  });
  const needed = new Set<string>();
  const isJudged = criterion === 'transitions';
  const own = new Set(Object.keys(screens.own ?? {}));
  const stage =
    isJudged && agreed
      ? agreedStage(mounted, explored, model, agreed, heard, own, needed)
      : mounted;
  const bare: Take = (path, watch) => runPath(explored, path, stage, watch?.done);
  return { explored, plan, take: isJudged ? asApproved(bare, explored, agreed) : bare, needed };
}
