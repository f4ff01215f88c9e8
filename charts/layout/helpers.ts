import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './drawing';
import type { Laying, LayoutTask } from './task';

interface Waiting {
  task: LayoutTask;
  resolve: (drawing: Drawing | null) => void;
  reject: (error: Error) => void;
}

type Answer = { drawing: Drawing | null } | { error: string };

/** The module beside this one: its source, or as it lies in an installed package. */
const module = fileURLToPath(import.meta.url).replace(/helpers(\.[jt]s)$/, 'helper$1');

// Layouts leave much behind: with room for it a tenth of their time is not spent on sweeping.
const execArgv = [...process.execArgv, '--max-semi-space-size=64'];

const weightOf = ({ task }: Waiting) => task.chart.states.length;

/** Lays out, and begins to get ready where something will be to lay out soon. */
export type Helpers = Laying & { begin: () => void };

/**
 * Lays out in processes of their own, as many as there are processors, begun when there is something to do; what is
 * largest comes first.
 */
export function layByHelpers(most = Math.min(4, availableParallelism())): Helpers {
  const waiting: Waiting[] = [];
  const idle: ChildProcess[] = [];
  const busy = new Map<ChildProcess, Waiting>();

  const next = (helper: ChildProcess) => {
    const one = waiting.shift();
    if (one) {
      helper.ref();
      helper.channel?.ref();
      busy.set(helper, one);
      helper.send(one.task);
      return;
    }
    // Who waits for nothing more may end, and its helpers end with it.
    helper.unref();
    helper.channel?.unref();
    idle.push(helper);
  };
  const begin = () => {
    const helper = fork(module, [], { execArgv, serialization: 'advanced' });
    const done = () => {
      const one = busy.get(helper);
      busy.delete(helper);
      return one;
    };
    helper.on('message', (answer: Answer) => {
      const one = done();
      next(helper);
      if ('error' in answer) one?.reject(new Error(answer.error));
      else one?.resolve(answer.drawing);
    });
    helper.on('exit', (code) => {
      if (idle.includes(helper)) idle.splice(idle.indexOf(helper), 1);
      done()?.reject(new Error(`What lays out charts ended with ${code}`));
      if (waiting.length > 0) begin();
    });
    next(helper);
  };

  const lay: Laying = (task) =>
    new Promise((resolve, reject) => {
      const one = { task, resolve, reject };
      const place = waiting.findIndex((other) => weightOf(other) < weightOf(one));
      waiting.splice(place < 0 ? waiting.length : place, 0, one);
      const free = idle.pop();
      if (free) next(free);
      else if (busy.size < most) begin();
    });
  return Object.assign(lay, {
    begin: () => {
      if (idle.length + busy.size < most) begin();
    },
  });
}
