import { defineConfig } from '@playwright/test';

import { findInstalledChromium } from './scripts/find-chromium.mjs';

// Journeys that start their own browser also read CHROMIUM_PATH.
process.env['CHROMIUM_PATH'] ??= findInstalledChromium() ?? '/usr/bin/chromium';

/**
 * Journeys run against the production build; tests/journeys/support/global-setup.ts starts one
 * server for all of them.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  // Journeys that take long run in `.ci/run`, and where LECTERN_TEST_LONG=1 asks for them.
  ...(process.env['LECTERN_TEST_LONG'] !== '1' && { grepInvert: /@long/ }),
  globalSetup: './tests/journeys/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    // Tracing slows every test; TRACE=1 asks for it.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
