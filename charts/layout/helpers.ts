import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Placing } from './layout';
import { type Laying, layTask } from './task';

interface Waiting {
  graph: ElkNode;
  weight: number;
  resolve: (graph: ElkNode) => void;
  reject: (error: Error) => void;
}

type Answer = { graph: ElkNode } | { error: string };

/** ELK alone: a thread that needs none of our modules is ready in a tenth of a second. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
const ELK = require(workerData);
const elk = new ELK();
parentPort.on('message', (wanted) => {
  elk.layout(wanted).then(
    (graph) => parentPort.postMessage({ graph }),
    (error) => parentPort.postMessage({ error: String(error) }),
  );
});`;

const path = () => createRequire(import.meta.url).resolve('elkjs/lib/elk.bundled.js');

const begun = () =>
  new Worker(script, {
    eval: true,
    workerData: path(),
    execArgv: [],
    // Layouts leave much behind: with room for it a tenth of their time is not spent on sweeping.
    resourceLimits: { maxYoungGenerationSizeMb: 192, maxOldGenerationSizeMb: 2_048 },
  });

/** Places in threads, as many as `most`, begun when there is something to place; what is largest comes first. */
function placingBy(most: number): { place: Placing; begin: () => void } {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();

  const next = (thread: Worker) => {
    const one = waiting.shift();
    if (one) {
      thread.ref();
      busy.set(thread, one);
      thread.postMessage(one.graph);
      return;
    }
    // Who waits for nothing more may end, and its threads end with it.
    thread.unref();
    idle.push(thread);
  };
  const begin = () => {
    const thread = begun();
    const done = () => {
      const one = busy.get(thread);
      busy.delete(thread);
      return one;
    };
    thread.on('message', (answer: Answer) => {
      const one = done();
      next(thread);
      if ('error' in answer) one?.reject(new Error(answer.error));
      else one?.resolve(answer.graph);
    });
    const end = (error: Error) => {
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      done()?.reject(error);
      if (waiting.length > 0 && busy.size === 0) begin();
    };
    thread.on('error', end);
    thread.on('exit', (code) => end(new Error(`What lays out charts ended with ${code}`)));
    next(thread);
  };

  return {
    begin: () => {
      if (idle.length + busy.size < most) begin();
    },
    place: (graph) =>
      new Promise((resolve, reject) => {
        const weight = graph.edges?.length ?? 0;
        const one = { graph, weight, resolve, reject };
        const after = waiting.findIndex((other) => other.weight < weight);
        waiting.splice(after < 0 ? waiting.length : after, 0, one);
        const free = idle.pop();
        if (free) next(free);
        else if (busy.size < most) begin();
      }),
  };
}

/** Lays out, and begins to get ready where something will be to lay out soon. */
export type Helpers = Laying & { begin: () => void };

/** Lays out with the help of as many threads as there are processors, which make the layouts of one chart side by side, too. */
export function layByHelpers(most = Math.min(4, availableParallelism())): Helpers {
  const { place, begin } = placingBy(most);
  return Object.assign<Laying, { begin: () => void }>((task) => layTask(task, place), { begin });
}
