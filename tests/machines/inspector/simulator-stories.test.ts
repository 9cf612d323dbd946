import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { simulatorModel } from './simulator-model.ts';

test('PD-43 a machine is simulated event by event, and back', () =>
  expectStory(
    simulatorModel,
    `
    waitingForInput
    send an event -> waitingForInput
    start it -> simulating; request set
    it shows the start -> started.stopped; script set; view set; request null
    step back -> started.stopped
    play -> started.stopped
    send an event -> simulating; request set
    it shows the last of two steps -> started.stopped; script set; view set; request null
    show a step that does not exist -> started.stopped
    show the start -> simulating; request set
    it shows the first of two steps -> started.stopped; view set; request null
    step back -> simulating; request set
    it shows the start -> started.stopped; script set; view set; request null
    start again -> simulating; request set
    it shows the start -> started.stopped; script set; request null
    choose another input -> waitingForInput; script null; view null
  `,
    'without a link',
  ));

test('PD-43 the steps of a linked simulation are played, until a person pauses or does more', () =>
  expectStory(
    simulatorModel,
    `
    simulating
    it shows the last of two steps -> started.stopped; script set; view set; request null
    play -> simulating; request set; isPlaying true
    it shows the first of two steps -> started.playing; view set; request null
    pause -> started.stopped; isPlaying false
    play -> simulating; request set; isPlaying true
    pause -> simulating; isPlaying false
    it shows the first of two steps -> started.stopped; request null
    play -> simulating; request set; isPlaying true
    it shows the first of two steps -> started.playing; request null
    1000 ms pass -> simulating; request set
    it shows the last of two steps -> started.stopped; view set; request null
    show the start -> simulating; request set; isPlaying false
    show the start -> simulating; request set; restarts simulate
    it shows the first of two steps -> started.stopped; view set; request null
    play -> simulating; request set; isPlaying true
    it shows the first of two steps -> started.playing; request null
    step back -> simulating; request set; isPlaying false
    it shows the first of two steps -> started.stopped; script set; request null
    play -> simulating; request set; isPlaying true
    it shows the first of two steps -> started.playing; request null
    send an event -> simulating; request set; isPlaying false
    it shows the first of two steps -> started.stopped; script set; request null
    play -> simulating; request set; isPlaying true
    it shows the first of two steps -> started.playing; request null
    start again -> simulating; request set; isPlaying false
  `,
    'with a link',
  ));

test('PD-43 what fails is explained, and what was shown before stays', () =>
  expectStory(
    simulatorModel,
    `
    simulating
    the machine throws at the first command -> started.stopped; script set; view set; request null;
      error {message: broken, command: 0}
    send an event -> simulating; request set
    the worker breaks -> started.stopped; request null;
      error {message: Error:  broken, command: null}
    send an event -> simulating; request set
    it shows the last of two steps -> started.stopped; script set; view set; request null;
      error null
    play -> simulating; request set; isPlaying true
    the worker breaks -> started.stopped; request null; isPlaying false;
      error {message: Error:  broken, command: null}
    choose another input -> waitingForInput; script null; view null; error null
    start it -> simulating; request set
    the worker breaks -> waitingForInput; request null;
      error {message: Error:  broken, command: null}
  `,
    'with a link',
  ));
