import { Worker } from 'node:worker_threads';

const beatMilliseconds = 500;

/**
 * Lives in a thread of its own, in plain JavaScript since it stands in no file. It counts its own looks rather than the
 * time: a machine that slept, or a process that was stopped as a whole, has missed none.
 */
const look = `
const { workerData: { beats, seconds, pid } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let last = Atomics.load(beats, 0);
let still = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < seconds) return;
  writeSync(2, 'Flowmart has stood still for ' + seconds + ' s (WATCHDOG_SECONDS) and is ended, to be started anew\\n');
  process.kill(pid, 'SIGKILL');
}, 1000);
`;

/** Ends this process, with a line that says why, when it has done nothing at all for so many seconds. */
export function startWatchdog(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(look, {
    eval: true,
    // What the process itself was started with (a loader of modules) is nothing for it.
    execArgv: [],
    workerData: { beats, seconds, pid: process.pid },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  worker.unref();
  worker.on('error', (error) => console.error('the watchdog ended:', error));
  setInterval(() => Atomics.add(beats, 0, 1), beatMilliseconds).unref();
}
