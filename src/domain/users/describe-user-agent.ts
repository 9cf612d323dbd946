/** The browser and the system of a session, by the names people know; null when unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isMobile: boolean;
}

type Patterns = readonly (readonly [name: string, pattern: RegExp])[];

const browsers: Patterns = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: Patterns = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const find = (patterns: Patterns, text: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Returns the device that a User-Agent header names. Browsers no longer tell more than this. */
export function describeUserAgent(userAgent: string): Device {
  const system = find(systems, userAgent);
  return {
    browser: find(browsers, userAgent),
    system,
    isMobile: system === 'iPhone' || system === 'Android',
  };
}
