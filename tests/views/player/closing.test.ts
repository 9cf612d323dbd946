import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { showSession } from '../../../src/player/show-session.ts';
import type { FakeLms } from '../../player/fake-lms.ts';
import { visit } from '../../player/visit.ts';

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

async function begun(format: '1.2' | '2004'): Promise<FakeLms> {
  const { lms, session } = visit(format);
  const root = document.createElement('div');
  document.body.append(root);
  showSession(root, session);
  await press('Start');
  return lms;
}

test.each(['1.2', '2004'] as const)(
  'API-088 a session that the learning system does not end (SCORM %s) is reported, keeps the answers, and can be closed again',
  async (format) => {
    const lms = await begun(format);
    lms.break('Terminate', 'false');
    await press('Save and close');
    expect(screen.getByRole('alert').textContent).toBe(
      'The learning system has your answers, but did not end this visit. Close the quiz again, or just close this window. Fault 101.Close again',
    );
    expect(screen.getByRole('button', { name: 'Close again' })).toHaveFocus();
    await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    expect([
      screen.getByRole('alert').textContent,
      screen.getByText('1 of 3 answered').isConnected,
    ]).toEqual(['', true]);
    await press('Save and close');
    lms.mend();
    await press('Close again');
    expect([
      screen.getByText('Your answers are kept. You can close this window.').isConnected,
      screen.getByRole('alert').textContent,
    ]).toEqual([true, '']);
    expect(screen.getByRole('heading', { name: 'Closed' })).toHaveFocus();
  },
);

test('API-088 answers that were not stored keep the quiz open on every screen; retrying returns the focus', async () => {
  const lms = await begun('1.2');
  lms.break('SetValue', 'false');
  await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  await press('Next activity');
  expect([
    screen.getByRole('alert').textContent,
    screen.getByText('Not saved').isConnected,
  ]).toEqual([
    'The learning system did not store your answers. Saving is tried again every few seconds; keep this window open. Fault 101.Try now',
    true,
  ]);
  await press('Save and close');
  expect(screen.getByRole('button', { name: 'Try now' })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Closed' })).toBeNull();
  lms.mend();
  await press('Try now');
  expect(screen.getByText('The learning system has stored everything.').isConnected).toBe(true);
  expect(screen.getByRole('heading', { name: 'After' })).toHaveFocus();
  await press('Save and close');
  expect(screen.getByText('Your answers are kept. You can close this window.').isConnected).toBe(
    true,
  );
});

test('API-088 a corrected quiz says that the recorded result stays until another attempt is submitted', () => {
  const { session } = visit('1.2', {
    kept: { 'cmi.core.lesson_status': 'passed', 'cmi.suspend_data': '1.zzzzzzz.touie0.s.C' },
  });
  const root = document.createElement('div');
  document.body.append(root);
  showSession(root, session);
  expect([...root.querySelectorAll('.card > p:not(.actions)')].map((p) => p.textContent)).toEqual([
    'Your earlier answers belong to another version of the quiz. You start from the beginning.',
    'Your recorded result stays until you submit the quiz again.',
  ]);
});
