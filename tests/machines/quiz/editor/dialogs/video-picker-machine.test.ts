import { createActor, SimulatedClock, waitFor, type ActorRefFrom } from 'xstate';
import { describe, expect, it } from 'vitest';

import type { ListPage } from '../../../../../src/domain/lists/list-page.ts';
import { fromCall } from '../../../../../src/machines/shared/from-call.ts';
import {
  parseRange,
  videoListMachine,
  formatRange,
  type VideoResult,
  videoPickerMachine,
} from '../../../../../src/machines/shared/videos/video-picker-machine.ts';
import type { LoadPageInput } from '../../../../../src/machines/shared/list/list-types.ts';

async function start() {
  const requests: LoadPageInput['query'][] = [];
  const clock = new SimulatedClock();
  const videoList = videoListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<VideoResult>, LoadPageInput>(async ({ input: { query } }) => {
        requests.push(query);
        return { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } };
      }),
    },
  });
  const actor = createActor(videoPickerMachine.provide({ actors: { videoList } }), {
    input: { today: '2026-11-21' },
    clock,
  }).start();
  const list = actor.getSnapshot().children['videoList'] as ActorRefFrom<typeof videoListMachine>;
  const answered = () =>
    waitFor(list, ({ value }) => value.page !== 'loading' && value.page !== 'checking');
  await answered();
  return { actor, list, clock, asked: requests, answered };
}

const filters = { research: '', education: '', published: '2000-01-01..2026-11-21' };

describe('the search', () => {
  it('QED-49 LIM-35 the initial range is from 01/01/2000 to today', async () => {
    const { asked } = await start();
    expect(asked).toEqual([{ page: 1, search: '', sort: null, filters }]);
  });

  it('QED-37 LIM-11 searches 300 ms after typing; a number is not an id', async () => {
    const { list, clock, asked, answered } = await start();
    list.send({ type: 'search.type', text: '2024' });
    clock.increment(299);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    await answered();
    expect(asked.slice(1)).toEqual([{ page: 1, search: '2024', sort: null, filters }]);
  });

  it('QED-38 QED-39 Research and Education narrow it', async () => {
    const { list, asked, answered } = await start();
    list.send({ type: 'filter.choose', name: 'research', value: 'on' });
    list.send({ type: 'filter.choose', name: 'education', value: 'on' });
    await answered();
    expect(asked.at(-1)?.filters).toEqual({ ...filters, research: 'on', education: 'on' });
  });
});

describe('the publication dates', () => {
  it('QED-40 QED-41 Save applies the range, and only while Advanced is open', async () => {
    const { actor, asked, answered } = await start();
    actor.send({ type: 'range.set', range: { from: '2020-01-01', until: null } });
    actor.send({ type: 'range.save' });
    expect(asked).toHaveLength(1);
    actor.send({ type: 'advanced.toggle' });
    actor.send({ type: 'range.set', range: { from: '2020-01-01', until: null } });
    expect(asked).toHaveLength(1);
    actor.send({ type: 'range.save' });
    await answered();
    expect(asked.at(-1)?.filters['published']).toBe('2020-01-01..');
  });

  it('QED-41 QED-49 Clear resets the default range and searches in it', async () => {
    const { actor, asked, answered } = await start();
    actor.send({ type: 'advanced.toggle' });
    actor.send({ type: 'range.set', range: { from: '2020-01-01', until: null } });
    actor.send({ type: 'range.save' });
    actor.send({ type: 'range.clear' });
    await answered();
    expect(actor.getSnapshot().context.range).toEqual({ from: '2000-01-01', until: '2026-11-21' });
    expect(asked.at(-1)?.filters).toEqual(filters);
  });

  it('QED-41 a range whose first day is after its last is not saved', async () => {
    const { actor, asked } = await start();
    actor.send({ type: 'advanced.toggle' });
    actor.send({ type: 'range.set', range: { from: '2026-01-01', until: '2020-01-01' } });
    expect(actor.getSnapshot().can({ type: 'range.save' })).toBe(false);
    actor.send({ type: 'range.save' });
    expect(asked).toHaveLength(1);
  });

  it('QED-40 a formatted range is parsed to the same range', () => {
    for (const range of [
      { from: null, until: null },
      { from: '2020-02-29', until: null },
      { from: null, until: '2026-11-21' },
    ])
      expect(parseRange(formatRange(range))).toEqual(range);
  });
});
