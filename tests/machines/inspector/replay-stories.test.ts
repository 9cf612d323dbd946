import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { replayModel } from './replay-model.ts';

test('PD-43 a recording plays to its end, and from its start when it is played again', () =>
  expectStory(
    replayModel,
    `
    closed
    open a file -> opening; file {}
    it holds two steps -> open.paused; recording two steps; stepCount 2; tells opened
    play -> open.playing
    700 ms pass -> open.playing; position 1
    700 ms pass -> open.playing; position 2
    700 ms pass -> open.paused
    play -> open.playing; position 0
    700 ms pass -> open.playing; position 1
    pause -> open.paused
    play -> open.playing
    700 ms pass -> open.playing; position 2
  `,
  ));

test('PD-43 a step or a position that a person chooses stops the replay', () =>
  expectStory(
    replayModel,
    `
    closed
    open a file -> opening; file {}
    it holds two steps -> open.paused; recording two steps; stepCount 2; tells opened
    step back -> open.paused
    step forward -> open.paused; position 1
    play -> open.playing
    step forward -> open.paused; position 2
    step forward -> open.paused
    step back -> open.paused; position 1
    play -> open.playing
    step back -> open.paused; position 0
    play -> open.playing
    go to the end -> open.paused; position 2
  `,
  ));

test('PD-43 a file that cannot be opened says why, and another one can be opened', () =>
  expectStory(
    replayModel,
    `
    closed
    open a file -> opening; file {}
    it is no recording -> failed; problem {text: no recording}
    play -> failed
    open a file -> opening; problem null
    replay.opening breaks -> failed; problem {key: recording.faults.failed}
    close it -> closed; file null; problem null; tells closed
    open a file -> opening; file {}
    close it -> closed; file null; tells closed
    it holds two steps -> closed
    open a file -> opening; file {}
    it holds two steps -> open.paused; recording two steps; stepCount 2; tells opened
    step forward -> open.paused; position 1
    open a file -> opening
    it holds two steps -> open.paused; position 0; tells opened
    close it -> closed; file null; recording null; stepCount 0; tells closed
  `,
  ));

test('PD-43 an open recording stays when another file cannot be opened', () =>
  expectStory(
    replayModel,
    `
    closed
    open a file -> opening; file {}
    it holds two steps -> open.paused; recording two steps; stepCount 2; tells opened
    step forward -> open.paused; position 1
    open a file -> opening
    it is no recording -> open.paused; problem {text: no recording}
    step forward -> open.paused; position 2
    open a file -> opening; problem null
    replay.opening breaks -> open.paused; problem {key: recording.faults.failed}
    open a file -> opening; problem null
    it holds two steps -> open.paused; position 0; tells opened
    open a file -> opening
    close it -> closed; file null; recording null; stepCount 0; tells closed
  `,
  ));
