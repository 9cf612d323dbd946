import { expect, it } from 'vitest';

import {
  maxLinkLength,
  readFragment,
  toFragment,
} from '../../../src/inspection/simulation/script-link.ts';
import type { SimulationScript } from '../../../src/inspection/simulation/simulation.ts';

const script: SimulationScript = {
  machine: 'session',
  start: { kind: 'input', input: { queryString: '?a=ä', endReason: null } },
  commands: [
    { kind: 'event', event: { type: 'signOut', ids: new Map([['a', 1]]) } },
    { kind: 'clock', milliseconds: 500 },
    { kind: 'event', event: { type: 'xstate.error.actor.a', error: { message: 'lost' } } },
  ],
};

it('a link holds a script, which any machine can be given', () => {
  const fragment = toFragment(script) ?? '';
  expect(fragment).toMatch(/^#simulation=2\.[\w-]+$/);
  expect(readFragment(fragment, 'session')).toEqual({ kind: 'script', script });
  expect(readFragment('', 'session')).toEqual({ kind: 'none' });
  expect(readFragment('#live', 'session')).toEqual({ kind: 'none' });
});

const failure = {
  command: 0,
  step: 'sign out',
  level: 'machine',
  expected: 'signedOut',
  found: { kind: 'state', text: 'signedIn' },
  chartHash: 'abc',
  leftOut: ['sign out: file (File)'],
} as const;

it('a link that was made before maps could be held is read', () => {
  const fragment =
    '#simulation=1.q1YqLkksKlGyqlbKzsxLUbJSyswrKC1R0oHSVnmlOTm1OkrJ-bm5iXkpxUpW0XCVqWWpeSCVEBpoQkllQSpQvDgzPc8fqLe2NrYWAA';
  expect(readFragment(fragment, 'session')).toEqual({
    kind: 'script',
    script: {
      machine: 'session',
      start: { kind: 'input', input: null },
      commands: [{ kind: 'event', event: { type: 'signOut' } }],
    },
  });
});

it('PD-43 a link holds where a path failed', () => {
  const failing = { ...script, failure };
  expect(readFragment(toFragment(failing) ?? '', 'session')).toEqual({
    kind: 'script',
    script: failing,
  });
  const wrong = { ...script, failure: { ...failure, found: null } };
  expect(readFragment(toFragment(wrong as unknown as SimulationScript) ?? '', 'session')).toEqual({
    kind: 'damaged',
  });
});

it.each([
  ['cut', (fragment: string) => fragment.slice(0, -20)],
  ['of another version', (fragment: string) => fragment.replace('=2.', '=3.')],
  ['not encoded', () => '#simulation=2.{"start":1}'],
  ['empty', () => '#simulation='],
])('a link that is %s is damaged', (_, damage) => {
  expect(readFragment(damage(toFragment(script) ?? ''), 'session')).toEqual({ kind: 'damaged' });
});

it('a link with something else than commands is damaged', () => {
  const wrong = { ...script, commands: [{ kind: 'event', event: 'signOut' }] };
  const fragment = toFragment(wrong as unknown as SimulationScript) ?? '';
  expect(readFragment(fragment, 'session')).toEqual({ kind: 'damaged' });
});

it('a script that does not fit into an address makes no link', () => {
  // Texts without repetition, which compress badly.
  const commands = Array.from({ length: 2000 }, (_, index) => ({
    kind: 'event' as const,
    event: { type: String(Math.sin(index)) },
  }));
  expect(toFragment({ ...script, commands })).toBeNull();
  expect(toFragment({ ...script, commands: commands.slice(0, 100) })?.length).toBeLessThan(
    maxLinkLength,
  );
});
