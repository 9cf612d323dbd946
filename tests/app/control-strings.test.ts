import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const english = { next: 'Next', todayDate: ({ date = '' }) => `Today, ${date}` };

let isOffline = false;
let requests = 0;
beforeEach(() => {
  isOffline = false;
  vi.resetModules();
  localStorage.setItem('lectern.language', 'de');
  requests = 0;
  vi.stubGlobal('fetch', async (address: URL) => {
    requests += 1;
    if (isOffline) throw new TypeError('offline');
    return Response.json(
      address.href.includes('de/controls.json')
        ? { controls: { calendar: { next: 'Weiter', todayDate: ['Heute, ', ['date']] } } }
        : {},
    );
  });
});
afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
});

it('I18N-02 the texts of controls are English until those of the chosen language are loaded', async () => {
  const { chooseLanguage } = await import('../../src/app/translation.ts');
  const { translateStrings } = await import('../../src/app/control-strings.ts');
  const strings = translateStrings('calendar', english);
  expect(strings['next']).toBe('Next');
  await chooseLanguage('de');
  expect(strings['next']).toBe('Weiter');
  const today = strings['todayDate'];
  expect(typeof today === 'function' && today({ date: '1. Mai' })).toBe('Heute, 1. Mai');
  await chooseLanguage('en');
  expect(strings['next']).toBe('Next');
});

it('I18N-02 a control that reads dozens of texts asks once while they cannot be loaded', async () => {
  isOffline = true;
  const { translateStrings } = await import('../../src/app/control-strings.ts');
  const strings = translateStrings('calendar', english);
  expect(strings['next']).toBe('Next');
  await vi.waitFor(() => {
    expect(requests).toBe(1);
  });
  // The load has ended in a later turn of the event loop.
  await new Promise(setImmediate);
  expect(strings['next']).toBe('Next');
  await new Promise(setImmediate);
  expect(requests).toBe(1);
});
