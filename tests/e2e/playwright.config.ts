import { defineConfig } from '@playwright/test';
import { browserArgs } from '../support/browser';
import { isFirebaseInstalled } from '../support/firebaseEmulator';
import { shopAddress } from './servers';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // What goes through Firebase needs its emulator, which tests/run.ts installs; a list (E2E_LIST) has all journeys.
  testIgnore: isFirebaseInstalled() || process.env.E2E_LIST ? [] : ['identityProviders.e2e.ts'],
  forbidOnly: true,
  globalSetup: './setup.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // Browsers, servers and an emulator share two cores there: what passes at the second try is listed as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: shopAddress,
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: browserArgs,
    },
    // A trace of every try, with its pictures, would be paid by every journey.
    trace: 'on-first-retry',
    // Without a graphics card every frame of a moving skeleton is painted by the same two cores.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys answer calls themselves, which a worker would keep from them; offline.e2e.ts has one.
    serviceWorkers: 'block',
    locale: 'en-US',
  },
});
