import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isFirebaseInstalled, startFirebaseEmulator } from '../support/firebaseEmulator';
import { startServer } from './oneMoreServer';
import { firebasePort, identityData, identityPort, shopData, shopPort } from './servers';
import { makeUnprovedAccount } from './unproved';

const demo = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DEMO_MODE: '1',
  DEMO_SPEED: process.env.E2E_DEMO_SPEED ?? '20',
});

const startShop = () => startServer(shopPort, demo(shopData));

const startIdentity = () =>
  startServer(identityPort, {
    ...demo(identityData),
    // No order is followed there: hurried, it would look for due ones five times a second.
    DEMO_SPEED: '1',
    // Its journeys answer for the shop's settings in the browser, which a rendered page brings with it.
    SERVER_RENDERING: '0',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebasePort}`,
  });

interface Running {
  stop(): Promise<void>;
}

/** All of them, started side by side; none when one does not start. */
async function allOf(starting: Promise<Running>[]): Promise<Running[]> {
  const outcomes = await Promise.allSettled(starting);
  const running = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all(running.map(({ stop }) => stop()));
    throw failed.reason;
  }
  return running;
}

const run = promisify(execFile);

/** Waited for without standing still: connections that the servers close meanwhile would be taken for open ones. */
const set = (dataDir: string, field: string, value: string) =>
  run(process.execPath, ['build/server/settings.js', 'set', field, value], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

/** It is made noon in the demo city: whatever the hour is here, stores are open. */
async function makeItNoon(): Promise<void> {
  const ahead = 12 - new Date().getUTCHours();
  // The sign of these names is turned: Etc/GMT-3 is three hours ahead.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await Promise.all([shopData, identityData].map((dataDir) => set(dataDir, 'time_zone', zone)));
}

const everyWay = {
  otp_login_status: 1,
  manual_login_status: 1,
  social_login_status: 1,
  phone_verification_status: 1,
  email_verification_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
};

/**
 * Before the journeys: two servers and the emulator are started; by the shop's own settings command on the running
 * servers it is made noon, and every way to sign in and every proof is switched on where identity is tried. Answers
 * what ends afterwards.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const running = await allOf([
    startShop(),
    startIdentity(),
    ...(isFirebaseInstalled() ? [startFirebaseEmulator(firebasePort)] : []),
  ]);
  await makeItNoon();
  // A data folder of an earlier run has the proofs switched on.
  await set(identityData, 'centralize_login', JSON.stringify({ manual_login_status: 1 }));
  await makeUnprovedAccount();
  await set(identityData, 'centralize_login', JSON.stringify(everyWay));
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()));
  };
}
