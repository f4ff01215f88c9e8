import { readEnv, StartError } from './env';
import { startServer } from './start';

async function main(): Promise<void> {
  const running = await startServer(readEnv(process.env));
  let isStopping = false;
  const stop = () => {
    // A second signal means: now.
    if (isStopping) process.exit(1);
    isStopping = true;
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
