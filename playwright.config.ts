import { defineConfig } from '@playwright/test';

import { findInstalledChromium } from './scripts/find-chromium.mjs';

// Journeys that start their own browser also read CHROMIUM_PATH.
process.env['CHROMIUM_PATH'] ??= findInstalledChromium() ?? '/usr/bin/chromium';

const isFull = process.env['LECTERN_TEST_FULL'] === '1';
// A file that is named on the command line runs whole.
const isNamed = process.argv.some((argument) => argument.includes('.spec'));

/**
 * Journeys run against the production build; tests/journeys/support/global-setup.ts starts one
 * server for all of them.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  // `npm test` runs the journeys tagged @quick, `npm run test:full` all.
  ...(!isFull && !isNamed && { grep: /@quick/ }),
  globalSetup: './tests/journeys/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only `npm test` tries a journey once more, and prints those that pass then as flaky.
  retries: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined || isFull ? 0 : 1,
  // Generous, for a busy machine: a test that passes waits for none of them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    headless: true,
    // Waits for no animation; `npm run test:full` shows the console as most people see it.
    ...(!isFull && { contextOptions: { reducedMotion: 'reduce' as const } }),
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
