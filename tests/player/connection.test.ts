import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlayerQuiz } from '../../src/domain/interchange/scorm/player-quiz.ts';
import { connectLms, lookForLms } from '../../src/player/lms.ts';
import { Session } from '../../src/player/session.ts';
import { FakeLms } from './fake-lms.ts';
import { multiple, opensAt, quiz, single, visit } from './visit.ts';

const formats = ['1.2', '2004'] as const;
type Format = (typeof formats)[number];
const apiNames = { '1.2': 'API', '2004': 'API_1484_11' } as const;
const initializeNames = { '1.2': 'LMSInitialize', '2004': 'Initialize' } as const;
const here = { activity: 0, item: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A window with `parts`; without a parent of its own it is the outermost. */
function createWindow(parts: Readonly<Record<string, unknown>>): Window {
  const created: Record<string, unknown> = { opener: null };
  return Object.assign(created, { parent: created, top: created }, parts) as unknown as Window;
}

/** A window of another site: only what browsers allow there can be read. */
const createForeignWindow = (
  links: Partial<Record<'parent' | 'opener', Window | null>>,
): Window => {
  const foreign: Window = new Proxy(createWindow(links), {
    get(target, key) {
      if (key === 'parent') return 'parent' in links ? links.parent : foreign;
      if (key === 'opener') return target.opener as Window | null;
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.');
    },
  });
  return foreign;
};

describe.each(formats)('the API of SCORM %s', (format) => {
  const name = apiNames[format];
  const isFound = (start: Window, lms: FakeLms): boolean => {
    const found = connectLms(start, format);
    lms.heard();
    found?.get('cmi.suspend_data');
    return lms.heard().length === 1;
  };

  it.each([
    ['an element with its name', { tagName: 'DIV', id: name }],
    ['an object without functions', { [initializeNames[format]]: 'true' }],
    ['a text', 'API'],
    ['a frame of another site with its name', createForeignWindow({})],
  ])('API-088 is looked for behind %s', (_, decoy) => {
    const lms = new FakeLms(format);
    const between = createWindow({ [name]: decoy, parent: lms.window });
    expect(isFound(createWindow({ [name]: decoy, parent: between }), lms)).toBe(true);
    expect(connectLms(createWindow({ [name]: decoy }), format)).toBeNull();
  });

  it('API-088 is found past windows of other sites, windows that were closed, and openers of openers', () => {
    const lms = new FakeLms(format);
    const closed = createWindow({ parent: null, top: null });
    for (const start of [
      createWindow({ parent: createForeignWindow({ parent: lms.window }) }),
      createWindow({ parent: createForeignWindow({ opener: lms.window }) }),
      createWindow({ opener: createForeignWindow({ opener: lms.window }) }),
      createWindow({ opener: createWindow({ opener: lms.window }) }),
      createWindow({ parent: createWindow({ opener: lms.window }), opener: closed }),
    ])
      expect(isFound(start, lms)).toBe(true);
    expect(connectLms(createWindow({ opener: closed }), format)).toBeNull();
    const own = createWindow({});
    expect(connectLms(Object.assign(own, { opener: own }), format)).toBeNull();
  });
});

describe.each(formats)('the answer to Initialize in SCORM %s', (format) => {
  /** Opens a session in a system that answers `answer` and is open when `isOpen`. */
  const open = (answer: unknown, { isOpen, code = '0' }: { isOpen: boolean; code?: string }) => {
    const lms = new FakeLms(format);
    const api = Reflect.get(lms.window, apiNames[format]) as Record<string, () => unknown>;
    const getLastError = format === '1.2' ? 'LMSGetLastError' : 'GetLastError';
    const initialize = api[initializeNames[format]];
    const readCode = api[getLastError];
    let isAsked = false;
    api[initializeNames[format]] = () => {
      if (isOpen) initialize?.();
      isAsked = true;
      if (answer === 'throws') throw new Error('broken');
      return answer;
    };
    api[getLastError] = () => {
      const own = isAsked && code !== '0' ? code : readCode?.();
      isAsked = false;
      return own;
    };
    return new Session({
      quiz: { ...quiz, format },
      lms: connectLms(lms.window, format),
      now: () => opensAt,
    }).untracked?.reason;
  };

  it.each([true, 1, '1', 'true', 'True', ' true ', null, undefined, ''])(
    'API-088 %o opens the session that it opened',
    (answer) => {
      expect(open(answer, { isOpen: true })).toBeUndefined();
    },
  );

  it.each([true, 1, '1'])('API-088 %o to every call is a yes', (answer) => {
    const lms = new FakeLms(format);
    const api = Reflect.get(lms.window, apiNames[format]) as Record<string, unknown>;
    for (const call of Object.keys(api).filter((key) => !/Get/.test(key))) api[call] = () => answer;
    const session = new Session({
      quiz: { ...quiz, format },
      lms: connectLms(lms.window, format),
      now: () => opensAt,
    });
    session.start();
    expect(session.saving).toEqual({ state: 'saved' });
    session.close();
    expect(session.stage).toBe('closed');
  });

  it.each(['101', '103'])('API-088 false with error %s goes on with an open session', (code) => {
    for (const answer of ['false', false, 0, null])
      expect([answer, open(answer, { isOpen: true, code })]).toEqual([answer, undefined]);
  });

  it('API-088 is a refusal when it says no, and when it says nothing and no session is open', () => {
    expect(
      [false, 0, '0', 'false'].map((answer) => open(answer, { isOpen: true, code: '102' })),
    ).toEqual(Array.from({ length: 4 }, () => 'refused'));
    expect(
      ['false', null, undefined, '', 'throws'].map((answer) =>
        open(answer, { isOpen: false, code: '101' }),
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'refused'));
  });
});

describe('a learning system that is there late', () => {
  const look = (start: Window): { readonly heard: string[]; readonly again: () => boolean } => {
    const heard: string[] = [];
    const again = lookForLms(start, '1.2', {
      onFound: () => heard.push('found'),
      onEnd: () => heard.push('end'),
    });
    return { heard, again };
  };

  it('API-088 is found within some seconds, once', () => {
    const start = createWindow({});
    const { heard, again } = look(start);
    vi.advanceTimersByTime(3000);
    expect([heard, again()]).toEqual([[], false]);
    Object.assign(start, { parent: new FakeLms('1.2').window });
    vi.advanceTimersByTime(500);
    expect(heard).toEqual(['found']);
    vi.advanceTimersByTime(20_000);
    expect([again(), heard, vi.getTimerCount()]).toEqual([true, ['found'], 0]);
  });

  it('API-088 is found later when somebody asks for it', () => {
    const start = createWindow({});
    const { heard, again } = look(start);
    vi.advanceTimersByTime(4500);
    Object.assign(start, { parent: new FakeLms('1.2').window });
    vi.advanceTimersByTime(60_000);
    expect([heard, vi.getTimerCount()]).toEqual([['end'], 0]);
    expect([again(), heard]).toEqual([true, ['end', 'found']]);
  });
});

describe.each(formats)('practice that is connected in SCORM %s', (format: Format) => {
  /** A session without a system, and what connects it to one that keeps `kept`. */
  const practise = (
    kept: Readonly<Record<string, string>> = {},
    { of = quiz, now = opensAt }: { readonly of?: PlayerQuiz; readonly now?: number } = {},
  ) => {
    const lms = new FakeLms(format, kept);
    const late: { isThere: boolean } = { isThere: false };
    const session: Session = new Session({
      quiz: { ...of, format },
      lms: null,
      now: () => now,
      lookForLms: () => {
        const found = late.isThere ? connectLms(lms.window, format) : null;
        if (found !== null) session.connect(found);
        return found !== null;
      },
    });
    return { lms, late, session };
  };
  const status = format === '1.2' ? 'cmi.core.lesson_status' : 'cmi.success_status';

  it('API-088 looks again at the start, and is recorded from then on', () => {
    const { lms, late, session } = practise();
    late.isThere = true;
    session.start();
    expect([session.untracked, session.stage, lms.kept.get('cmi.suspend_data')]).toEqual([
      null,
      'taking',
      '1.0abc123.touie0.o.',
    ]);
  });

  it('API-088 tells when there is still none, and records the answers given so far once there is', () => {
    const { lms, late, session } = practise();
    const changes: string[] = [];
    session.subscribe((change) => changes.push(change));
    session.lookForLms();
    expect([changes.splice(0), session.untracked]).toEqual([['noLms'], { reason: 'noLms' }]);
    session.start();
    session.selectOption(single, 'choice-2', here);
    late.isThere = true;
    session.lookForLms();
    expect([changes.at(-1), session.saving, lms.kept.get('cmi.suspend_data')]).toEqual([
      'screen',
      { state: 'saved' },
      '1.0abc123.touie0.o.C',
    ]);
    session.lookForLms();
    expect(lms.calls.filter((call) => call === 'Initialize')).toHaveLength(1);
  });

  it('API-088 records a result that was submitted before', () => {
    const { lms, late, session } = practise();
    session.start();
    session.selectOption(single, 'choice-1', here);
    session.submit();
    late.isThere = true;
    session.lookForLms();
    expect([session.stage, lms.kept.get(status), session.wasSubmittedBefore]).toEqual([
      'result',
      'failed',
      false,
    ]);
  });

  it('API-088 records no further practice, whose answers the result has shown', () => {
    const { lms, late, session } = practise();
    session.start();
    session.submit();
    session.restart();
    session.start();
    session.selectOption(single, 'choice-2', here);
    late.isThere = true;
    session.lookForLms();
    expect([session.stage, session.attempt, lms.kept.get('cmi.suspend_data')]).toEqual([
      'start',
      null,
      undefined,
    ]);
  });

  it('API-088 submits a stored attempt whose time is over without what was answered later', () => {
    const of = { ...quiz, durationMinutes: 10 };
    const earlier = visit(format, { of });
    earlier.session.start();
    earlier.session.leave();
    const day = 86_400_000;
    const { late, session } = practise(Object.fromEntries(earlier.lms.kept), {
      of,
      now: opensAt + day,
    });
    session.start();
    session.selectOption(single, 'choice-2', here);
    late.isThere = true;
    session.lookForLms();
    expect([session.stage, session.attempt?.answers.size]).toEqual(['result', 0]);
  });

  it('API-088 joins the stored attempt: new answers replace stored ones, a stored result stands', () => {
    const earlier = visit(format);
    earlier.session.start();
    earlier.session.selectOption(single, 'choice-3', here);
    earlier.session.selectOption(multiple, 'choice-1', { activity: 0, item: 1 });
    earlier.session.leave();
    const open = Object.fromEntries(earlier.lms.kept);

    const joined = practise(open);
    joined.session.start();
    joined.session.selectOption(single, 'choice-2', here);
    joined.late.isThere = true;
    joined.session.lookForLms();
    expect([joined.session.stage, joined.session.attempt?.answers]).toEqual([
      'taking',
      new Map([
        ['item-1', ['choice-2']],
        ['item-2', ['choice-1']],
      ]),
    ]);

    const empty = practise(open);
    empty.late.isThere = true;
    empty.session.start();
    expect([empty.session.stage, empty.session.isResumed, empty.session.location]).toEqual([
      'taking',
      true,
      { activity: 0, item: 1 },
    ]);

    const again = visit(format, { kept: open });
    again.session.start();
    again.session.submit();
    again.session.leave();
    const over = practise(Object.fromEntries(again.lms.kept));
    over.session.start();
    over.session.selectOption(single, 'choice-1', here);
    over.late.isThere = true;
    over.session.lookForLms();
    expect([
      over.session.stage,
      over.session.wasSubmittedBefore,
      over.lms.heard().filter((call) => call.startsWith('SetValue')),
    ]).toEqual(['result', true, []]);
  });

  it('API-088 says that the system refuses when it does, and keeps the answers on the screen', () => {
    const { lms, late, session } = practise();
    session.start();
    session.selectOption(single, 'choice-2', here);
    late.isThere = true;
    lms.break('Initialize', 'false');
    session.lookForLms();
    expect([session.untracked, session.attempt?.answers.size]).toEqual([
      { reason: 'refused', message: 'Fault 101.' },
      1,
    ]);
  });
});
