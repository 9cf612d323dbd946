import { expect, it } from 'vitest';

import {
  isLinkTo,
  readLink,
  toLinkHref,
  toRecordingLink,
  type InspectorLink,
} from '../../../src/app/inspection/inspector-link.ts';

const recording = {
  startedAt: '2026-11-29T10:40:00.000Z',
  recordedAt: '2026-11-29T10:42:07.114Z',
};
const live: InspectorLink = {
  tab: 'outline',
  actor: 'quizEditor~2',
  state: 'quizEditor.changes.dirty',
  recording: null,
};
const replayed: InspectorLink = {
  tab: 'context',
  actor: 'quiz editor & more',
  state: null,
  recording: toRecordingLink(recording, 42),
};

const read = (address: string): InspectorLink | null =>
  readLink(new URL(address, 'https://lectern.example').searchParams);

it.each([live, replayed])('PD-43 an address of the inspector holds what it leads to', (link) => {
  expect(toLinkHref(link)).toMatch(/^\/inspector\?live=/);
  expect(read(toLinkHref(link))).toEqual(link);
});

it('PD-43 a link to a recording leads to no other recording', () => {
  const link = toRecordingLink(recording, 42);
  expect(isLinkTo(link, recording)).toBe(true);
  expect(isLinkTo(link, { ...recording, startedAt: recording.recordedAt })).toBe(false);
  expect(isLinkTo(link, { ...recording, recordedAt: '2026-11-29T10:42:07.115Z' })).toBe(false);
});

it('an address without a live view leads to the machines', () => {
  expect(read('/inspector')).toBe(null);
  expect(read('/inspector?machine=session&tab=chart')).toBe(null);
});

it.each([
  ['-7', 0],
  ['1e999', 999_999_999],
  ['99999999999999999999', 999_999_999],
  ['second', 0],
  ['', 0],
  ['4.6', 5],
])('PD-43 the event %j in an address becomes one that can exist', (event, position) => {
  const link = read(`/inspector?live=chart&recording=1-2&event=${event}`);
  expect(link?.recording).toEqual({ startedAtMs: 1, recordedAtMs: 2, position });
});

it.each(['', 'yesterday', '1', '1-', '-1-2', '1-2-3', '1e3-2', '1-9999999999999999999'])(
  'PD-43 an address with the recording %j is damaged',
  (text) => {
    expect(read(`/inspector?recording=${text}&event=3`)).toEqual({
      tab: 'chart',
      actor: null,
      state: null,
      recording: 'damaged',
    });
  },
);

it('PD-43 an unknown view in an address is the chart, empty names are none', () => {
  expect(read('/inspector?live=map&actor=&state=')).toEqual({
    tab: 'chart',
    actor: null,
    state: null,
    recording: null,
  });
});
