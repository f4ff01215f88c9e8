import { defineConfig } from '@playwright/test';
import { browserArgs } from '../support/browser';

const port = Number(process.env.E2E_PORT ?? 3999);

/** Journeys in a real browser against the built product on a fresh data folder. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM, args: browserArgs },
    trace: 'retain-on-failure',
    locale: 'en-US',
  },
  webServer: {
    command: 'node build/server/main.js',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 90_000,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? 'test-results/e2e-data',
      DEMO_MODE: '1',
      DEMO_SPEED: process.env.E2E_DEMO_SPEED ?? '20',
    },
  },
});
