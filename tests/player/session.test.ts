import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { connectLms } from '../../src/player/lms.ts';
import { Session } from '../../src/player/session.ts';
import { playedQuestion, playedQuiz } from '../domain/interchange/scorm/player-quizzes.ts';
import type { Breakage } from './fake-lms.ts';
import { multiple, opensAt, quiz, single, visit } from './visit.ts';

const formats = ['1.2', '2004'] as const;
const breakages: readonly Breakage[] = ['false', 'throws', 'silent'];
const broken = formats.flatMap((format) => breakages.map((how) => ({ format, how })));
const here = { activity: 0, item: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(formats)('a visit in SCORM %s', (format) => {
  const isOld = format === '1.2';
  const core = isOld ? 'cmi.core.' : 'cmi.';
  const location = isOld ? 'cmi.core.lesson_location' : 'cmi.location';
  const time = (seconds: number): string =>
    `SetValue ${core}session_time=${isOld ? `0000:00:${String(seconds).padStart(2, '0')}.00` : `PT0H0M${String(seconds)}S`}`;

  it('API-088 initialises once, tells how it stands when it is begun, and commits that at once', () => {
    const { lms, session } = visit(format);
    expect(lms.heard()).toEqual(
      isOld
        ? [
            'Initialize',
            'GetValue cmi.core.lesson_mode',
            'GetValue cmi.core.lesson_status',
            'GetValue cmi.suspend_data',
          ]
        : [
            'Initialize',
            'GetValue cmi.mode',
            'GetValue cmi.success_status',
            'GetValue cmi.completion_status',
            'GetValue cmi.entry',
            'GetValue cmi.suspend_data',
          ],
    );
    expect([session.stage, session.untracked, session.isResumed, session.saving]).toEqual([
      'start',
      null,
      false,
      { state: 'saved' },
    ]);
    session.start();
    session.start();
    expect(lms.heard()).toEqual([
      ...(isOld
        ? ['SetValue cmi.core.lesson_status=incomplete']
        : ['SetValue cmi.completion_status=incomplete', 'SetValue cmi.success_status=unknown']),
      `SetValue ${location}=0.0`,
      'SetValue cmi.suspend_data=1.0abc123.touie0.o.',
      time(0),
      ...(isOld ? [] : ['SetValue cmi.exit=suspend']),
      'Commit',
    ]);
    expect([session.stage, session.saving]).toEqual(['taking', { state: 'saved' }]);
  });

  it('API-088 tells every answer at once, only what changed, and commits several within two seconds together', () => {
    const { lms, session, clock } = visit(format);
    session.start();
    lms.heard();
    session.selectOption(single, 'choice-2', here);
    clock.now += 1000;
    session.selectOption(multiple, 'choice-1', { activity: 0, item: 1 });
    expect(lms.heard()).toEqual([
      'SetValue cmi.suspend_data=1.0abc123.touie0.o.C',
      `SetValue ${location}=0.1`,
      'SetValue cmi.suspend_data=1.0abc123.touie0.o.K',
      time(1),
    ]);
    expect(session.saving).toEqual({ state: 'pending' });
    vi.advanceTimersByTime(1999);
    expect(lms.heard()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([lms.heard(), session.saving]).toEqual([['Commit'], { state: 'saved' }]);
    vi.advanceTimersByTime(60_000);
    expect(lms.heard()).toEqual([]);
  });

  it('API-088 submits once, with its result, committed at once; nothing changes afterwards', () => {
    const { lms, session } = visit(format);
    session.start();
    session.selectOption(single, 'choice-1', here);
    session.selectOption(multiple, 'choice-1', here);
    lms.heard();
    session.submit();
    const received = lms.heard();
    expect(received.filter((call) => call === 'Commit')).toEqual(['Commit']);
    expect(received.at(-1)).toBe('Commit');
    const results = [0, 1, 2].map((index) =>
      lms.kept.get(`cmi.interactions.${String(index)}.result`),
    );
    expect(results).toEqual([
      'correct',
      isOld ? 'wrong' : 'incorrect',
      isOld ? 'wrong' : 'incorrect',
    ]);
    expect([
      lms.kept.get(`${core}score.raw`),
      lms.kept.get(isOld ? 'cmi.core.lesson_status' : 'cmi.success_status'),
      lms.kept.get(`${core}exit`),
    ]).toEqual(isOld ? ['33.33', 'failed', undefined] : ['1', 'failed', 'normal']);
    session.submit();
    session.selectOption(single, 'choice-2', here);
    session.goToActivity(1);
    expect([lms.heard(), session.stage, session.saving]).toEqual([
      [],
      'result',
      { state: 'saved' },
    ]);
  });

  it('API-088 terminates once, whether it is closed or its window goes, and tells nothing after that', () => {
    const { lms, session, clock } = visit(format);
    session.start();
    lms.heard();
    clock.now += 5000;
    session.close();
    session.leave();
    session.close();
    session.saveNow();
    vi.advanceTimersByTime(60_000);
    expect([lms.heard(), session.stage]).toEqual([
      [time(5), ...(isOld ? ['SetValue cmi.core.exit=suspend'] : []), 'Commit', 'Terminate'],
      'closed',
    ]);
  });

  it('API-088 goes on another time with every answer in its place', () => {
    const first = visit(format);
    first.session.start();
    first.session.selectOption(multiple, 'choice-3', { activity: 0, item: 1 });
    first.session.goToActivity(1);
    first.session.leave();
    const { session, lms } = visit(format, { kept: Object.fromEntries(first.lms.kept) });
    expect([
      session.isResumed,
      session.hasUnreadableData,
      session.stage,
      session.location,
      session.attempt,
    ]).toEqual([
      true,
      false,
      'start',
      { activity: 1, item: 0 },
      { answers: new Map([['item-2', ['choice-3']]]), startedAt: opensAt, isSubmitted: false },
    ]);
    session.start();
    session.submit();
    session.leave();
    const { session: third, lms: again } = visit(format, { kept: Object.fromEntries(lms.kept) });
    expect([third.stage, third.wasSubmittedBefore]).toEqual(['result', true]);
    again.heard();
    third.leave();
    expect(again.heard()).toEqual([
      time(0),
      ...(isOld ? [] : ['SetValue cmi.exit=normal']),
      'Commit',
      'Terminate',
    ]);
  });

  it('API-088 5,000 questions stay within 4,096 characters, and a system that takes no more takes them', () => {
    const many = playedQuiz(
      Array.from({ length: 5000 }, (_, index) => playedQuestion(index + 1, 15)),
    );
    const { lms, session } = visit(format, { of: many });
    session.start();
    session.selectOption(playedQuestion(5000, 15), 'choice-15', { activity: 0, item: 4999 });
    session.saveNow();
    expect([
      session.saving,
      lms.kept.get('cmi.suspend_data')?.length,
      lms.kept.get(location),
    ]).toEqual([{ state: 'saved' }, 3353, '0.4999']);
  });

  it('API-088 what was kept of another quiz is not read, and said', () => {
    const { session } = visit(format, {
      kept: { 'cmi.suspend_data': '1.zzzzzzz.touie0.o.C', [location]: '1.0' },
    });
    expect([session.hasUnreadableData, session.isResumed, session.attempt, session.stage]).toEqual([
      true,
      false,
      null,
      'start',
    ]);
  });

  it('API-088 the end of the time submits what is answered', () => {
    const { lms, session, clock } = visit(format, { of: { ...quiz, durationMinutes: 1 } });
    session.start();
    session.selectOption(single, 'choice-1', here);
    clock.now += 59_999;
    session.checkTime();
    expect([session.stage, session.remainingMs]).toEqual(['taking', 1]);
    clock.now += 1;
    session.checkTime();
    expect([
      session.stage,
      session.isTimeExpired,
      session.remainingMs,
      lms.kept.get('cmi.interactions.0.result'),
    ]).toEqual(['result', true, null, 'correct']);
  });

  it.each(['browse', 'review'])('API-088 a visit to %s is not recorded', (mode) => {
    const { lms, session } = visit(format, {
      kept: { [isOld ? 'cmi.core.lesson_mode' : 'cmi.mode']: mode },
    });
    expect(session.untracked).toEqual({ reason: 'browsing' });
    lms.heard();
    session.start();
    session.selectOption(single, 'choice-1', here);
    session.submit();
    expect(session.stage).toBe('result');
    session.leave();
    expect(lms.heard().filter((call) => call.startsWith('SetValue'))).toEqual([]);
  });
});

describe('a learning system that is broken', () => {
  it.each(formats)(
    'API-088 without one (SCORM %s) the quiz is practice, taken as often as wanted',
    (format) => {
      const alone = { opener: null };
      const session = new Session({
        quiz: { ...quiz, format },
        lms: connectLms(
          Object.assign(alone, { parent: alone, top: alone }) as unknown as Window,
          format,
        ),
        now: () => opensAt,
      });
      session.start();
      session.selectOption(single, 'choice-1', here);
      session.submit();
      expect([session.untracked, session.stage, session.saving]).toEqual([
        { reason: 'noLms' },
        'result',
        { state: 'saved' },
      ]);
      session.restart();
      expect([session.stage, session.attempt]).toEqual(['start', null]);
    },
  );

  it.each(broken)(
    'API-088 one that does not open ($format, $how) is told nothing',
    ({ format, how }) => {
      const { lms, session } = visit(format, {
        prepare: (it) => {
          it.break('Initialize', how);
        },
      });
      session.start();
      session.submit();
      session.leave();
      expect([
        session.untracked,
        lms.heard().filter((call) => !call.startsWith('GetValue')),
      ]).toEqual([
        { reason: 'refused', message: how === 'false' ? 'Fault 101.' : '' },
        ['Initialize'],
      ]);
    },
  );

  it.each(broken)(
    'API-088 what one does not take ($format, $how) is said again every five seconds, and only that',
    ({ format, how }) => {
      const { lms, session } = visit(format);
      session.start();
      lms.break('SetValue', how, /suspend_data$/);
      lms.heard();
      session.selectOption(single, 'choice-2', { activity: 0, item: 1 });
      expect(session.saving).toEqual({
        state: 'failed',
        reason: how === 'false' ? 'Fault 101.' : '',
      });
      lms.heard();
      vi.advanceTimersByTime(4999);
      expect(lms.heard()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(lms.heard()).toEqual(['SetValue cmi.suspend_data=1.0abc123.touie0.o.C']);
      lms.mend();
      vi.advanceTimersByTime(5000);
      expect([lms.heard(), session.saving]).toEqual([
        ['SetValue cmi.suspend_data=1.0abc123.touie0.o.C', 'Commit'],
        { state: 'saved' },
      ]);
    },
  );

  it.each(broken)(
    'API-088 what one does not keep ($format, $how) is committed again and not said again',
    ({ format, how }) => {
      const { lms, session } = visit(format);
      session.start();
      session.selectOption(single, 'choice-1', here);
      lms.break('Commit', how);
      lms.heard();
      session.submit();
      expect(session.saving).toEqual({
        state: 'failed',
        reason: how === 'false' ? 'Fault 101.' : '',
      });
      lms.heard();
      vi.advanceTimersByTime(5000);
      expect(lms.heard()).toEqual(['Commit']);
      lms.mend();
      session.saveNow();
      expect([lms.heard(), session.saving, session.stage]).toEqual([
        ['Commit'],
        { state: 'saved' },
        'result',
      ]);
    },
  );

  it.each(broken)(
    'API-088 one that does not end the visit ($format, $how) leaves it open, says so, and is asked again',
    ({ format, how }) => {
      const { lms, session } = visit(format);
      const changes: string[] = [];
      session.start();
      session.subscribe((change) => {
        changes.push(change);
      });
      lms.break('Terminate', how);
      session.close();
      expect([session.stage, session.saving, changes.at(-1)]).toEqual([
        'taking',
        { state: 'notClosed', reason: how === 'false' ? 'Fault 101.' : '' },
        'closeRefused',
      ]);
      session.saveNow();
      expect(session.saving.state).toBe('notClosed');
      session.selectOption(single, 'choice-1', here);
      expect(session.saving.state).toBe('pending');
      session.close();
      expect(session.saving.state).toBe('notClosed');
      lms.mend();
      lms.heard();
      session.close();
      expect([lms.heard(), session.stage, session.saving]).toEqual([
        ['Terminate'],
        'closed',
        { state: 'saved' },
      ]);
    },
  );

  it.each(formats)(
    'API-088 a visit is not closed (SCORM %s) while something was not taken; only the end of its window ends it',
    (format) => {
      const { lms, session } = visit(format);
      session.start();
      lms.break('SetValue', 'false', /suspend_data$/);
      session.selectOption(single, 'choice-1', here);
      lms.heard();
      session.close();
      expect([session.stage, session.saving.state, lms.heard().includes('Terminate')]).toEqual([
        'taking',
        'failed',
        false,
      ]);
      session.leave();
      session.leave();
      expect([session.stage, lms.heard().filter((call) => call === 'Terminate')]).toEqual([
        'closed',
        ['Terminate'],
      ]);
    },
  );
});
