import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const english = { next: 'Next', todayDate: ({ date = '' }) => `Today, ${date}` };

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem('lectern.language', 'de');
  vi.stubGlobal('fetch', async (address: URL) =>
    Response.json(
      address.href.includes('de/controls.json')
        ? { controls: { calendar: { next: 'Weiter', todayDate: ['Heute, ', ['date']] } } }
        : {},
    ),
  );
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
