import { spawn } from 'node:child_process';
import { installFirebaseTools, startFirebaseEmulator } from './firebaseEmulator';

/** Starts the built shop with the Firebase Auth emulator beside it, until it is stopped. */
console.log('Looking for firebase-tools (300 MB on the first run) ...');
if (!(await installFirebaseTools())) {
  console.error(
    'firebase-tools could not be installed: see install.log in node_modules/.cache/flowmart.',
  );
  process.exit(1);
}
const emulator = await startFirebaseEmulator(Number(process.env.FIREBASE_EMULATOR_PORT ?? 9099));
const shop = spawn(process.execPath, ['build/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: emulator.host },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));
shop.once('exit', async (code) => {
  await emulator.stop();
  process.exit(code ?? 0);
});
