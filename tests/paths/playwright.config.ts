import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../support/browser';

/** Specs that `npm run paths -- <flow> --format playwright --out test-results/specs` has written, on the built shop. */
export default defineConfig({
  testDir: '../../test-results/specs',
  testMatch: '*.spec.ts',
  globalSetup: './specSetup.ts',
  outputDir: '../../test-results/specs-failed',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(process.env.SHOP_ADDRESS && { baseURL: process.env.SHOP_ADDRESS }),
    launchOptions: { executablePath: findBrowser() ?? '', args: browserArgs },
    // The specs answer calls themselves, which a worker would keep from them.
    serviceWorkers: 'block',
    locale: 'en-US',
  },
});
