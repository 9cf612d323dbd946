import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { connectLms } from '../../../src/player/lms.ts';
import { Session } from '../../../src/player/session.ts';
import { showSession } from '../../../src/player/show-session.ts';
import { FakeLms } from '../../player/fake-lms.ts';
import { opensAt, quiz } from '../../player/visit.ts';

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

test.each(['start', 'taking', 'result'] as const)(
  'API-088 practice is connected by a button (%s): it says when there is still no learning system, and goes when there is one',
  async (stage) => {
    const lms = new FakeLms('1.2');
    const late = { isThere: false };
    const session: Session = new Session({
      quiz,
      lms: null,
      now: () => opensAt,
      lookForLms: () => {
        const found = late.isThere ? connectLms(lms.window, '1.2') : null;
        if (found !== null) session.connect(found);
        return found !== null;
      },
    });
    const root = document.createElement('div');
    document.body.append(root);
    showSession(root, session);
    const readStatus = (): string | null =>
      root.querySelector('[role="status"]')?.textContent ?? null;
    if (stage !== 'start') await press('Start');
    if (stage === 'result') session.submit();
    expect(screen.getByRole('button', { name: 'Connect again' })).toHaveClass('later');
    session.endLookup();
    expect(screen.getByRole('button', { name: 'Connect again' })).not.toHaveClass('later');
    await press('Connect again');
    expect([screen.getByText(/^No learning system was found/).isConnected, readStatus()]).toEqual([
      true,
      'There is still no learning system.',
    ]);
    expect(screen.getByRole('button', { name: 'Connect again' })).toHaveFocus();
    late.isThere = true;
    await press('Connect again');
    expect([
      screen.queryByText(/^No learning system was found/),
      screen.queryByRole('button', { name: 'Connect again' }),
      readStatus(),
    ]).toEqual([null, null, stage === 'taking' ? 'Saved' : '']);
    if (stage === 'start') await press('Start');
    await press(stage === 'result' ? 'Close' : 'Save and close');
    expect([session.stage, lms.kept.get('cmi.core.lesson_status')]).toEqual([
      'closed',
      stage === 'result' ? 'failed' : 'incomplete',
    ]);
  },
);
