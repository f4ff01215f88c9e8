import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { side } from '../beside';
import type { Model } from '../fixtures';
import { UsageError } from '../options';
import { type Open, pagesAtOnce } from '../theatre';
import { Browsing, type Playing, playingOf, touchedPaths } from './browsing';
import { flowsOf, type MutatedFlow, type Tried } from './judge';
import type { Mutant } from './mutant';
import { type Mutating, sampled, tellAll, tellFlow } from './mutate';
import { keysOf } from './names';
import { scored } from './reasons';
import { switches } from './switches';

interface Staged {
  readonly stage: string;
  readonly bound: number;
  /** Milliseconds that a page is waited for. */
  readonly patience: number;
}

/** What comes of a flow's mistakes, as they are tried. */
class FlowTried {
  readonly tried: Tried[] = [];
  /** Mistakes where no path in the browser comes by. */
  readonly beyond: Mutant[] = [];
  /** Why nothing can be said of the others. */
  readonly failed: string[] = [];

  constructor(
    readonly flow: MutatedFlow,
    private readonly playing: Playing,
    private readonly keyOf: (mutant: Mutant) => string,
  ) {}

  /** A work for each mistake that can be seen at all. */
  works(browsing: Browsing): (() => Promise<void>)[] {
    return this.flow.mutants.flatMap((mutant) => {
      const paths = touchedPaths(this.playing, mutant);
      if (paths?.length === 0) this.beyond.push(mutant);
      return paths && paths.length > 0 ? [() => this.take(browsing, mutant, paths)] : [];
    });
  }

  private async take(browsing: Browsing, mutant: Mutant, paths: Playing['paths']): Promise<void> {
    const { model } = this.flow;
    const key = this.keyOf(mutant);
    const mistake = { flow: model.machine.id, key, isOfChart: mutant.site === undefined };
    try {
      const red = await browsing.firstRed(this.playing, paths, mistake);
      this.tried.push({ mutant, red });
      console.log(`${model.name}: ${key}: ${red ?? 'not found'}`);
    } catch (error) {
      this.failed.push(error instanceof Error ? error.message : String(error));
    }
  }
}

const keysIn = (flows: readonly MutatedFlow[]): ReadonlyMap<Mutant, string> =>
  new Map(
    flows.flatMap(({ mutants }) => {
      const keys = keysOf(mutants, switches.sites);
      return mutants.map((mutant, index) => [mutant, keys[index] ?? ''] as const);
    }),
  );

/**
 * Takes the product itself, opened with one mistake after the other, along the paths of a browser on which its machine does
 * something else. False where too few of the mistakes are found, and where a path fails without any.
 */
export async function mutateInBrowser(
  models: readonly Model[],
  options: Mutating,
  { stage, bound, patience }: Staged,
): Promise<boolean> {
  const { open }: { open: Open } = await import(pathToFileURL(resolve(stage)).href);
  const wanted = models.map(({ name }) => name);
  const theatre = { ...(await open({ url: null, flows: wanted, withMistakes: true })), patience };
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch(theatre.launch);
  try {
    const plays = new Map(theatre.plays.map((play) => [play.model.name, play]));
    const played = models.filter(({ name }) => plays.has(name));
    if (played.length === 0) throw new UsageError('None of these is played in a browser');
    const flows = flowsOf(played, options.approvedOf, options.isMeant);
    const keys = keysIn(flows);
    const all: FlowTried[] = [];
    for (const flow of sampled(flows, options)) {
      const play = plays.get(flow.model.name);
      if (!play) continue;
      const playing = await playingOf(play, bound);
      all.push(new FlowTried(flow, playing, (mutant) => keys.get(mutant) ?? ''));
    }
    const browsing = new Browsing(browser, theatre);
    const works = all.flatMap((one) => one.works(browsing));
    await side(works, theatre.pagesAtOnce ?? pagesAtOnce);
    const scores = all.map(({ flow, tried }) =>
      tellFlow(scored(flow, tried, 'Its screens do not show it')),
    );
    const isEnough = tellAll(scores, options, 'in the browser');
    const beyond = all.reduce((sum, one) => sum + one.beyond.length, 0);
    console.log(`${beyond} more are where no path in the browser comes by`);
    const failed = all.flatMap((one) => one.failed);
    for (const one of failed) console.error(one);
    return isEnough && failed.length === 0;
  } finally {
    await browser.close();
    await theatre.close();
  }
}
