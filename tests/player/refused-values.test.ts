import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Breakage } from './fake-lms.ts';
import { single, visit } from './visit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const here = { activity: 0, item: 0 };
const formats = ['1.2', '2004'] as const;
const refusals = formats.flatMap((format) =>
  (['false', 'throws', 'silent'] satisfies Breakage[]).map((how) => ({ format, how })),
);
const sideValues = /session_time|exit|location|interactions|cmi\.core\.score\.(min|max)/;

describe.each(refusals)('values that SCORM $format refuses ($how)', ({ format, how }) => {
  const isOld = format === '1.2';

  it('API-088 side values raise no alarm, do not keep the quiz open, and are not sent for themselves', () => {
    const { lms, session } = visit(format);
    lms.break('SetValue', how, sideValues);
    session.start();
    session.selectOption(single, 'choice-1', here);
    vi.advanceTimersByTime(2000);
    expect(session.saving).toEqual({ state: 'saved' });
    session.submit();
    expect(session.saving).toEqual({ state: 'saved' });
    lms.heard();
    vi.advanceTimersByTime(60_000);
    expect(lms.heard()).toEqual([]);
    session.close();
    expect([session.stage, lms.heard().slice(-1)]).toEqual(['closed', ['Terminate']]);
    expect(lms.kept.get(isOld ? 'cmi.core.score.raw' : 'cmi.score.scaled')).toBe(
      isOld ? '33.33' : '0.3333333',
    );
  });

  it.each([
    ['the status', isOld ? /lesson_status/ : /success_status|completion_status/],
    ['the score', isOld ? /score\.raw/ : /score\.(raw|scaled)/],
    ['suspend data', /suspend_data/],
  ])('API-088 a refusal of %s raises the alarm and keeps the quiz open', (_, elements) => {
    const { lms, session } = visit(format);
    session.start();
    lms.break('SetValue', how, elements);
    session.selectOption(single, 'choice-1', here);
    session.submit();
    session.close();
    expect([session.saving.state, session.stage]).toEqual(['failed', 'result']);
  });

  it('API-088 side values that were refused for a while are sent with the next ones', () => {
    const { lms, session } = visit(format);
    session.start();
    lms.break('SetValue', how);
    session.submit();
    lms.mend();
    session.saveNow();
    expect([session.saving, lms.kept.get('cmi.interactions.2.result')]).toEqual([
      { state: 'saved' },
      isOld ? 'wrong' : 'incorrect',
    ]);
  });

  it('API-088 a commit of nothing but side values raises no alarm', () => {
    const { lms, session } = visit(format);
    lms.break('Commit', how);
    session.close();
    expect([session.stage, session.saving]).toEqual(['closed', { state: 'saved' }]);
  });
});

it.each(formats)('API-088 an empty exit is not set (SCORM %s)', (format) => {
  for (const answer of ['choice-1', 'choice-2']) {
    const { lms, session } = visit(format);
    session.start();
    session.selectOption(single, answer, here);
    session.submit();
    session.leave();
    const kept = Object.fromEntries(lms.kept);
    const again = visit(format, { kept });
    again.session.leave();
    expect([...lms.heard(), ...again.lms.heard()].filter((call) => call.endsWith('exit='))).toEqual(
      [],
    );
  }
});
