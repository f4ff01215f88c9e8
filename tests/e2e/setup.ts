import { execFileSync } from 'node:child_process';

/**
 * Before the journeys it is made noon in the demo city, by the shop's own settings command on the
 * running server: whatever the hour is here, stores are open.
 */
export default function makeItNoon(): void {
  const ahead = 12 - new Date().getUTCHours();
  // The sign of these names is turned: Etc/GMT-3 is three hours ahead.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  execFileSync('npx', ['tsx', 'server/settings/cli.ts', 'set', 'time_zone', zone], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? 'test-results/e2e-data' },
  });
}
