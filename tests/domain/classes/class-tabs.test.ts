import { expect, test } from 'vitest';

import { classTabs, getClassTab, getClassTabHref } from '../../../src/domain/classes/class-tabs.ts';

test('each tab has an address, and the address shows the tab', () => {
  expect(classTabs.map((tab) => getClassTabHref(12, tab))).toEqual([
    '/classes/12',
    '/classes/12/quizzes',
    '/classes/12/playlists',
    '/classes/12/documents',
    '/classes/12/activity',
  ]);
  for (const tab of classTabs) expect(getClassTab(getClassTabHref(12, tab))).toBe(tab);
});

test('any other address below a class shows the students', () => {
  expect(getClassTab('/classes/12/')).toBe('students');
  expect(getClassTab('/classes/12/nothing')).toBe('students');
  expect(getClassTab('/classes/12/documents/')).toBe('documents');
});
