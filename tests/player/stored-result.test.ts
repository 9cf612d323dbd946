import { describe, expect, it } from 'vitest';

import { playedQuiz } from '../domain/interchange/scorm/player-quizzes.ts';
import { multiple, quiz, single, visit, type Visit } from './visit.ts';

const here = { activity: 0, item: 0 };
const corrected = { ...quiz, fingerprint: '0abc124' };

describe.each(['1.2', '2004'] as const)('a result that SCORM %s stores', (format) => {
  const isOld = format === '1.2';
  const recorded = isOld
    ? ['cmi.core.lesson_status', 'cmi.core.score.raw']
    : ['cmi.completion_status', 'cmi.success_status', 'cmi.score.raw', 'cmi.score.scaled'];
  const readResult = ({ lms }: Visit): readonly (string | undefined)[] =>
    recorded.map((element) => lms.kept.get(element));
  const passed = isOld ? ['passed', '66.66'] : ['completed', 'passed', '2', '0.6666666'];
  /** What a system hands to the next visit: everything, or only what was suspended. */
  const keep = ({ lms }: Visit, isStrict = false): Readonly<Record<string, string>> => {
    const isSuspended = lms.kept.get(isOld ? 'cmi.core.exit' : 'cmi.exit') === 'suspend';
    if (isStrict && !isSuspended) return isOld ? {} : { 'cmi.entry': 'ab-initio' };
    return {
      ...Object.fromEntries(lms.kept),
      [isOld ? 'cmi.core.entry' : 'cmi.entry']: isSuspended ? 'resume' : 'ab-initio',
    };
  };
  const pass = (): Visit => {
    const first = visit(format);
    first.session.start();
    first.session.selectOption(single, 'choice-1', here);
    first.session.selectOption(multiple, 'choice-1', here);
    first.session.selectOption(multiple, 'choice-3', here);
    first.session.submit();
    first.session.leave();
    return first;
  };
  const setCalls = ({ lms }: Visit): readonly string[] =>
    lms.heard().filter((call) => /status|score|suspend_data/.test(call) && call.startsWith('Set'));

  it('API-088 is not touched when the quiz is opened and left, time after time, in a system that keeps only what was suspended', () => {
    let last = pass();
    expect(readResult(last)).toEqual(passed);
    for (const end of ['close', 'leave', 'close'] as const) {
      last = visit(format, { kept: keep(last, true) });
      expect(last.session.stage).toBe('result');
      last.session[end]();
      expect([readResult(last), setCalls(last)]).toEqual([passed, []]);
    }
  });

  it('API-088 stands while a corrected quiz is opened, started and left, until that is submitted', () => {
    const opened = visit(format, { of: corrected, kept: keep(pass()) });
    expect([opened.session.stage, opened.session.hasUnreadableData]).toEqual(['start', true]);
    opened.session.leave();
    expect(readResult(opened)).toEqual(passed);

    const started = visit(format, { of: corrected, kept: keep(opened) });
    started.session.start();
    started.session.selectOption(single, 'choice-2', here);
    started.session.leave();
    expect(readResult(started)).toEqual(passed);

    const resumed = visit(format, { of: corrected, kept: keep(started) });
    expect([resumed.session.isResumed, resumed.session.attempt?.answers.size]).toEqual([true, 1]);
    resumed.session.start();
    resumed.session.close();
    expect(readResult(resumed)).toEqual(passed);

    const submitted = visit(format, { of: corrected, kept: keep(resumed) });
    submitted.session.start();
    submitted.session.submit();
    submitted.session.leave();
    expect(readResult(submitted)).toEqual(
      isOld ? ['failed', '0'] : ['completed', 'failed', '0', '0'],
    );
  });

  it('API-088 stands for a failed quiz and for one without a grade too', () => {
    for (const [of, result] of [
      [quiz, isOld ? ['failed', '0'] : ['completed', 'failed', '0', '0']],
      [
        { ...quiz, isGraded: false },
        isOld ? ['completed', '0'] : ['completed', 'unknown', '0', '0'],
      ],
      [
        playedQuiz([]),
        isOld ? ['completed', undefined] : ['completed', 'unknown', undefined, undefined],
      ],
    ] as const) {
      const first = visit(format, { of });
      first.session.start();
      first.session.submit();
      first.session.leave();
      const second = visit(format, {
        of: { ...of, fingerprint: '0abc124' },
        kept: keep(first),
      });
      second.session.start();
      second.session.leave();
      expect([readResult(first), readResult(second)]).toEqual([result, result]);
    }
  });

  it('API-088 is shown where a system calls every visit the first one but keeps its data', () => {
    const kept = { ...keep(pass()), 'cmi.entry': 'ab-initio', 'cmi.core.entry': 'ab-initio' };
    const again = visit(format, { kept });
    expect([again.session.stage, again.session.wasSubmittedBefore]).toEqual(['result', true]);
  });

  it('API-088 is left to the system after a failure, which may offer another attempt', () => {
    const first = visit(format);
    first.session.start();
    first.session.submit();
    first.session.leave();
    expect(first.lms.heard().findLast((call) => call.includes('exit='))).toBe(
      isOld ? undefined : 'SetValue cmi.exit=normal',
    );
  });
});

describe.each(['1.2', '2004'] as const)('completion without any data in SCORM %s', (format) => {
  const element = format === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';

  it('API-088 is what a system says of a graded quiz that was only opened: starting it says incomplete', () => {
    const { lms, session } = visit(format, { kept: { [element]: 'completed' } });
    session.start();
    expect(lms.kept.get(element)).toBe('incomplete');
  });

  it('API-088 is the result of a quiz without a grade', () => {
    const { lms, session } = visit(format, {
      of: { ...quiz, isGraded: false },
      kept: { [element]: 'completed' },
    });
    session.start();
    session.leave();
    expect(lms.kept.get(element)).toBe('completed');
  });
});
