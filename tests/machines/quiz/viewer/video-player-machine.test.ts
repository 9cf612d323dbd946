import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { speeds } from '../../../../src/domain/videos/speeds.ts';
import { getPreferredLanguage } from '../../../../src/domain/videos/subtitles.ts';
import { hasPauseOverlay, getVideoLabel } from '../../../../src/domain/videos/video-label.ts';
import {
  selectShouldPlay,
  selectStage,
  videoPlayerMachine,
  type PlayerEvent,
  type PlayerInput,
} from '../../../../src/machines/shared/videos/video-player-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { videoOf } from './video-player-model.ts';

function started(input: Partial<PlayerInput> = {}) {
  const held = holdActors();
  const actor = createActor(
    videoPlayerMachine.provide({
      actors: { loadVideo: held.promise(), checkSubtitles: held.callback() },
    }),
    { input: { article: 7, video: videoOf(), withCaptions: false, ...input } },
  ).start();
  const send = (...events: PlayerEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return { send, snapshot: () => actor.getSnapshot(), context: () => actor.getSnapshot().context };
}

test('QVIEW-08 QVIEW-09 a known video is covered until it plays, and is not loaded again', () => {
  const { send, snapshot } = started();
  expect([selectStage(snapshot()), selectShouldPlay(snapshot())]).toEqual(['covered', false]);
  send({ type: 'video.near' });
  expect(snapshot().value).toEqual({ playback: { covered: 'known' }, subtitles: 'unchecked' });
  send({ type: 'video.play' });
  expect([selectStage(snapshot()), selectShouldPlay(snapshot())]).toEqual(['open', true]);
});

test('QED-43 a preview is loaded and played without a press on its cover', () => {
  const { snapshot } = started({ video: null, playsAtOnce: true });
  expect(selectStage(snapshot())).toBe('loading');
});

test('QVIEW-11 captions start when the quiz shows them; an unreachable language is replaced and disabled', () => {
  const { send, context } = started({ withCaptions: true });
  send({ type: 'video.play' });
  expect(context().language).toBe('en');
  send({ type: 'subtitles.checked', language: 'en', isReachable: false });
  expect([context().language, context().subtitles]).toEqual([
    'de',
    { en: 'unreachable', de: 'checking' },
  ]);
  send({ type: 'captions.choose', language: 'en' });
  expect(context().language).toBe('de');
  send({ type: 'subtitles.checked', language: 'de', isReachable: false });
  expect(context().language).toBeNull();
  send({ type: 'captions.toggle' });
  expect(context().language).toBeNull();
});

test('QVIEW-11 QVIEW-12 captions are off when the quiz does not show them, can be switched on, and the speed is kept after a retry', () => {
  const { send, context, snapshot } = started();
  send({ type: 'video.play' }, { type: 'media.playing' });
  expect(context().language).toBeNull();
  send({ type: 'captions.toggle' }, { type: 'speed.choose', speed: 1.5 }, { type: 'media.failed' });
  expect([context().language, selectStage(snapshot())]).toEqual(['en', 'failed']);
  send({ type: 'video.retry' });
  expect([selectStage(snapshot()), context().speed]).toEqual(['loading', 1.5]);
});

test('QVIEW-12 the speeds have labels', () => {
  expect(speeds.map(({ rate, word }) => `${String(rate)} ${word}`)).toEqual([
    '0.75 slow',
    '1 normal',
    '1.5 fast',
    '2 faster',
  ]);
});

test('QVIEW-13 QVIEW-14 QVIEW-15 labels by article type; any product has a core, preparation and procedure are hidden', () => {
  const types = [
    'journal',
    'lectern_core',
    'other_core',
    'encyclopedia_of_experiments',
    'science_education',
    'lab_manual',
    'lab_manual_prep',
    'lab_manual_procedure',
    'something',
    null,
  ];
  expect(types.map(getVideoLabel)).toEqual([
    'articles.type.journal',
    'articles.type.core',
    'articles.type.core',
    'articles.type.encyclopedia',
    'articles.type.scienceEducation',
    'articles.type.labManual',
    null,
    null,
    null,
    null,
  ]);
  expect(types.filter(hasPauseOverlay)).toEqual([
    'lectern_core',
    'other_core',
    'science_education',
  ]);
});

test('QVIEW-11 prefers English, then the first language that is not unreachable', () => {
  expect([
    getPreferredLanguage({ de: 'checking', en: 'reachable' }),
    getPreferredLanguage({ es: 'checking', en: 'unreachable', de: 'reachable' }),
    getPreferredLanguage({ en: 'unreachable' }),
    getPreferredLanguage({}),
  ]).toEqual(['en', 'de', null, null]);
});
