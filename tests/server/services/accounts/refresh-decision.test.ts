import { array, assert, boolean, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  decideRefresh,
  type RefreshToken,
} from '../../../../server/services/accounts/refresh-decision.ts';

const token = (hash: string, parent: string | null): RefreshToken => ({ hash, parent });
const first = token('a', null);
const second = token('b', 'a');
const secondAgain = token('b2', 'a');
const third = token('c', 'b');

describe('SES-12 refresh tokens rotate', () => {
  it('the token of the sign-in advances a fresh family', () => {
    expect(decideRefresh(null, first)).toBe('advance');
  });

  it('a used token may be used again until its successor was used (PD-13: a killed browser restarts with the older cookie)', () => {
    expect(decideRefresh('a', first)).toBe('repeat');
    expect(decideRefresh('a', second)).toBe('advance');
    expect(decideRefresh('a', secondAgain)).toBe('advance');
  });

  it('SES-13 a token from before the newest used one is reuse', () => {
    expect(decideRefresh('b', first)).toBe('reuse');
    expect(decideRefresh('c', second)).toBe('reuse');
  });

  it('SES-13 the brother of a used token is reuse: somebody copied their parent', () => {
    expect(decideRefresh('b', secondAgain)).toBe('reuse');
    expect(decideRefresh('b', third)).toBe('advance');
  });

  it('SES-12 an honest browser that loses any number of answers never ends its own session', () => {
    assert(
      property(array(boolean(), { maxLength: 60 }), (answersArrive) => {
        let used: string | null = null;
        let cookie = token('0', null);
        answersArrive.forEach((arrives, index) => {
          const decision = decideRefresh(used, cookie);
          expect(decision).not.toBe('reuse');
          used = cookie.hash;
          if (arrives) cookie = token(String(index + 1), used);
        });
      }),
    );
  });

  it('SES-13 a thief with a copy is found out by the next two refreshes of the owner', () => {
    assert(
      property(array(constantFrom('owner', 'thief'), { minLength: 1, maxLength: 40 }), (turns) => {
        let used: string | null = null;
        const hold = { owner: token('0', null), thief: token('0', null) };
        let ended = false;
        let created = 0;
        const refresh = (who: 'owner' | 'thief'): void => {
          if (decideRefresh(used, hold[who]) === 'reuse') {
            ended = true;
            return;
          }
          used = hold[who].hash;
          created += 1;
          hold[who] = token(String(created), used);
        };
        const stolen = turns.includes('thief');
        const last = stolen
          ? (['owner', 'owner', 'thief', 'thief'] as const)
          : (['owner', 'owner'] as const);
        for (const who of [...turns, ...last]) if (!ended) refresh(who);
        expect(ended).toBe(stolen);
      }),
    );
  });
});
