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
  const running = await startServer(env);
  let isStopping = false;
  const stop = () => {
    // A second signal means: now.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      console.error('Flowmart could not stop in time and is ended');
      process.exit(1);
    }, mostStopMilliseconds).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
