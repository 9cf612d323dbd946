import { expect, it } from 'vitest';

import { KeptSnapshots } from '../../../src/app/inspection/kept-snapshots.ts';
import { maxLoggedEvents } from '../../../src/inspection/live/live-log.ts';
import type { ActorTransition } from '../../../src/inspection/live/messages.ts';

it('knows the last event of each type also when its snapshot is forgotten', () => {
  const kept = new KeptSnapshots<string>();
  kept.add('x:1', 'lamp');
  const keep = (type: string, id: number): void => {
    const report = { type: 'transition', actor: 'x:1' } as ActorTransition;
    kept.keep(report, { snapshot: id, event: { type, id } }, () => true);
  };
  keep('rare', 1);
  keep('rare', 2);
  for (let id = 3; id <= maxLoggedEvents + 1000; id += 1) keep('often', id);
  expect(kept.find('x:1', 2)).toBe(null);
  expect(kept.find('x:1', 5000)).toEqual({
    about: 'lamp',
    snapshot: 5000,
    lastEvents: new Map([
      ['rare', { type: 'rare', id: 2 }],
      ['often', { type: 'often', id: 5000 }],
    ]),
  });
});
