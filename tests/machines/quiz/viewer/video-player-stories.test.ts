import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { videoPlayerModel } from './video-player-model.ts';

test('QVIEW-08 QVIEW-09 a cover that was looked up plays at a click, and pauses without an overlay', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.unknown subtitles.unchecked
    it comes near -> playback.covered.loadingCover subtitles.unchecked
    its article is found -> playback.covered.known subtitles.unchecked; video set
    play -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: checking}
    the element plays -> playback.playing subtitles.checking
    the element stops -> playback.paused subtitles.checking
    play -> playback.starting subtitles.checking
    pause -> playback.paused subtitles.checking
    the element plays -> playback.playing subtitles.checking
    pause -> playback.paused subtitles.checking
    play -> playback.starting subtitles.checking
    the element stops -> playback.paused subtitles.checking
  `,
    'its article is known',
  ));

test('QVIEW-10 a science education video that pauses has an overlay, from which it plays again', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.unknown subtitles.unchecked
    play -> playback.loading subtitles.unchecked
    the video is found -> playback.starting subtitles.checking; video set; language en;
      subtitles {en: checking, de: checking}
    the element plays -> playback.playing subtitles.checking
    the element stops -> playback.overlaid subtitles.checking
    play -> playback.starting subtitles.checking
    pause -> playback.overlaid subtitles.checking
    the element plays -> playback.playing subtitles.checking
    pause -> playback.overlaid subtitles.checking
    the element fails -> playback.failed subtitles.checking
  `,
    'its article is known',
  ));

test('QVIEW-17 a video that fails, whether it starts, plays or is paused, can be tried again', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.known subtitles.unchecked
    play -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: checking}
    the element fails -> playback.failed subtitles.checking
    retry -> playback.loading subtitles.checking
    there is no video -> playback.failed subtitles.checking
    retry -> playback.loading subtitles.checking
    the video has no file -> playback.failed subtitles.checking; video set
    retry -> playback.loading subtitles.checking
    the video is found -> playback.starting subtitles.checking; video set;
      subtitles {en: checking, de: checking}; restarts checking
    the element plays -> playback.playing subtitles.checking
    the element fails -> playback.failed subtitles.checking
  `,
    'the video is known',
  ));

test('QVIEW-17 a video that fails while it is paused can be tried again', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.known subtitles.unchecked
    play -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: checking}
    the element stops -> playback.paused subtitles.checking
    the element fails -> playback.failed subtitles.checking
  `,
    'the video is known',
  ));

test('QVIEW-11 languages that are not there are not offered', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.known subtitles.unchecked
    choose German -> playback.covered.known subtitles.unchecked
    play -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: checking}
    choose German -> playback.starting subtitles.checking; language de
    German is not there -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: unreachable}
    choose German -> playback.starting subtitles.checking
    captions on or off -> playback.starting subtitles.checking; language null
    English is there -> playback.starting subtitles.checked;
      subtitles {en: reachable, de: unreachable}
    captions on or off -> playback.starting subtitles.checked; language en
  `,
    'the video is known',
  ));

test('QVIEW-11 a check of the subtitles that breaks leaves the video playing with its captions', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.known subtitles.unchecked
    play -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: checking}
    the check of the subtitles breaks -> playback.starting subtitles.checked
    captions on or off -> playback.starting subtitles.checked; language null
  `,
    'the video is known',
  ));

test('QVIEW-09 a video that fails is loaded again', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.known subtitles.unchecked
    play -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: checking}
    the element plays -> playback.playing subtitles.checking
    the element fails -> playback.failed subtitles.checking
    retry -> playback.loading subtitles.checking
    the video has no file -> playback.failed subtitles.checking; video set
    retry -> playback.loading subtitles.checking
    there is no video -> playback.failed subtitles.checking
    retry -> playback.loading subtitles.checking
    the video is found -> playback.starting subtitles.checking; video set;
      subtitles {en: checking, de: checking}; restarts checking
    the element plays -> playback.playing subtitles.checking
  `,
    'the video is known',
  ));

test('QVIEW-17 subtitles are offered in the languages there are', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.known subtitles.unchecked
    captions on or off -> playback.covered.known subtitles.unchecked
    play -> playback.starting subtitles.checking; language en;
      subtitles {en: checking, de: checking}
    English is there -> playback.starting subtitles.checking;
      subtitles {en: reachable, de: checking}
    captions on or off -> playback.starting subtitles.checking; language null
    choose German -> playback.starting subtitles.checking; language de
    set the speed -> playback.starting subtitles.checking
    German is not there -> playback.starting subtitles.checked; language en;
      subtitles {en: reachable, de: unreachable}
    the check of the subtitles breaks -> playback.starting subtitles.checked
  `,
    'the video is known',
  ));

test('QVIEW-11 a video whose article is not found is looked for when it is played', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.unknown subtitles.unchecked
    it comes near -> playback.covered.loadingCover subtitles.unchecked
    its article is not found -> playback.covered.notFound subtitles.unchecked
    play -> playback.loading subtitles.unchecked
    the video is found -> playback.starting subtitles.checking; video set; language en;
      subtitles {en: checking, de: checking}
  `,
    'its article is known',
  ));

test('QVIEW-08 a video can be played before its article is looked up', () =>
  expectStory(
    videoPlayerModel,
    `
    playback.covered.unknown subtitles.unchecked
    play -> playback.loading subtitles.unchecked
    the video has no file -> playback.failed subtitles.unchecked; video set
  `,
    'its article is known',
  ));
