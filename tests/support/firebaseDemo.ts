import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { installFirebaseTools, startFirebaseEmulator } from './firebaseEmulator';

const ways = {
  manual_login_status: 1,
  otp_login_status: 1,
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
  phone_verification_status: 1,
};

const settings = (...words: string[]) =>
  execFileSync('npx', ['tsx', 'server/settings/cli.ts', ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Switches on what the emulator is there for, unless the shop offers social sign-in already. */
async function offerFirebase(isStopped: () => boolean): Promise<void> {
  const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`;
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (isStopped()) return;
    await pause(300);
  }
  const { social_login_status: isOffered } = JSON.parse(settings('get', 'centralize_login'));
  if (isOffered) return;
  settings('set', 'centralize_login', JSON.stringify(ways));
  settings('set', 'firebase_otp_verification', '1');
  console.log('Codes by phone and sign-in by Google, Facebook and Apple are switched on.');
}

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
await offerFirebase(() => shop.exitCode !== null);
