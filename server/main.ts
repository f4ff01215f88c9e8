import { knownVariables, readEnv, StartError } from './env';
import { strangeVariables } from './envStrange';
import { startServer } from './start';
import { startWatchdog } from './watchdog';

/** A database that does not answer would keep a server from ending. */
const mostStopMilliseconds = 20_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  for (const line of strangeVariables(process.env, knownVariables)) console.log(line);
  startWatchdog(env.WATCHDOG_SECONDS);
  const stopping = new AbortController();
  const stop = () => {
    // A second signal means: now.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    setTimeout(() => {
      console.error('Flowmart could not stop in time and is ended');
      process.exit(1);
    }, mostStopMilliseconds).unref();
  };
  // Heard from the first moment on: a server may wait long for its database.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const running = await startServer(env, console.log, stopping.signal).catch((error: unknown) => {
    const isAsAsked =
      stopping.signal.aborted && error instanceof Error && error.name === 'AbortError';
    if (isAsAsked) process.exit(0);
    throw error;
  });
  const end = () =>
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  if (stopping.signal.aborted) await end();
  else stopping.signal.addEventListener('abort', () => void end(), { once: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
