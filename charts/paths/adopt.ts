import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseRecording, type Recording } from '../recordings/recording';
import { explore } from './explore';
import { keepRecording } from './failures';
import type { Model } from './fixtures';
import { type Options, UsageError } from './options';
import type { Plan } from './plan';
import { playwright } from './playwright';
import { pathLike, strayText } from './recorded';
import { inBrowser, type Play } from './surroundings';
import { tellerOf } from './words';
import { write } from './writing';

async function playOf(file: string, flow: string): Promise<Play | null> {
  if (!existsSync(file)) return null;
  const { plays }: { plays: Record<string, Play> } = await import(
    pathToFileURL(resolve(file)).href
  );
  return plays[flow] ?? null;
}

function recordingIn(file: string): Recording {
  try {
    return parseRecording(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

const planOf = (explored: Plan['explored'], path: Plan['paths'][number]): Plan => ({
  explored,
  criterion: 'transitions',
  paths: [path],
  goals: [],
  unreached: [],
  cost: path.length,
  bound: path.length,
});

/** What somebody lived through in the browser, as a recording tells it, becomes a path of its flow and a spec of Playwright. */
export async function adopt(
  file: string,
  models: readonly Model[],
  options: Options,
): Promise<boolean> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  const recording = recordingIn(file);
  const model = models.find(({ machine }) => machine.id === recording.machine);
  if (!model) throw new UsageError(`There is no model of the machine "${recording.machine}"`);
  const explored = explore(model, options.bound);
  const like = pathLike(explored, recording);
  if (!('path' in like)) {
    console.error(`The model of ${model.name} does not go so: ${strayText(like)}`);
    return false;
  }
  const words = model.words[options.language] ?? {};
  const { cause, then } = tellerOf(explored, words, options.language);
  for (const arc of like.path) console.log(`${cause(arc.cause)} → ${then(arc)}`);
  const kept = keepRecording(options.recorded, model.name, recording);
  console.log(`A path of ${model.name} from now on: ${kept}`);
  const play = await playOf(options.plays, model.name);
  if (!play) {
    console.log('It is not played in a browser: there is no spec');
    return true;
  }
  const played = inBrowser(explore({ ...play.model, words: model.words }, options.bound), play);
  const there = pathLike(played, recording);
  if (!('path' in there)) {
    console.log(`In a browser it cannot be gone: ${strayText(there)}`);
    return true;
  }
  const out = options.out ?? 'test-results/specs';
  const spec = join(out, `${basename(kept, '.json')}.spec.ts`);
  const from = relative(resolve(out), resolve(options.plays)).replace(/\.ts$/, '');
  write(spec, playwright(planOf(played, there.path), play, words, from));
  console.log(`Spec: ${spec}`);
  return true;
}
