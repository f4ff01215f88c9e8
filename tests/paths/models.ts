import type { Model } from '../../charts/package/define';
import { allFlows } from '../support/machines';
import { everyModel } from './everyModel';
import { open } from './open';
import { says } from './says';

const flows = await allFlows();
const wordsOf = (name: string) => {
  const flow = flows.find((one) => one.name === name);
  return {
    en: flow?.words ?? {},
    ...Object.fromEntries(
      [...(flow?.translated ?? [])].map(([language, words]) => [language, words ?? {}]),
    ),
  };
};

export const models: readonly Model[] = Object.values(everyModel).map((model) => ({
  ...model,
  says,
  open,
  words: wordsOf(model.name),
}));
