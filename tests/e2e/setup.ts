import { execFileSync } from 'node:child_process';
import { isFirebaseInstalled, startFirebaseEmulator } from '../support/firebaseEmulator';
import { firebasePort, identityData, shopData } from './servers';
import { makeUnprovedAccount } from './unproved';

const set = (dataDir: string, field: string, value: string) =>
  execFileSync(process.execPath, ['build/server/settings.js', 'set', field, value], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });

/** It is made noon in the demo city: whatever the hour is here, stores are open. */
function makeItNoon(): void {
  const ahead = 12 - new Date().getUTCHours();
  // The sign of these names is turned: Etc/GMT-3 is three hours ahead.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  for (const dataDir of [shopData, identityData]) set(dataDir, 'time_zone', zone);
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
 * Before the journeys: by the shop's own settings command on the running servers it is made noon, and every
 * way to sign in and every proof is switched on where identity is tried. Answers what ends afterwards.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  makeItNoon();
  // A data folder of an earlier run has the proofs switched on.
  set(identityData, 'centralize_login', JSON.stringify({ manual_login_status: 1 }));
  await makeUnprovedAccount();
  set(identityData, 'centralize_login', JSON.stringify(everyWay));
  const emulator = isFirebaseInstalled() ? await startFirebaseEmulator(firebasePort) : null;
  return async () => emulator?.stop();
}
