import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { connectionModel } from './connection-model.ts';

test('PD-43 tabs are looked for and followed', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the list answers -> looking; tabs 2 of them
    the search ends -> choosing
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    choose an actor -> following.running; actor x:1; sends watch to channel
    send it an event -> following.running; sends send to channel
    pause the log -> following.paused; lastShownEvent 7
    resume the log -> following.running
    clear the log -> following.running; sends clear to channel
    choose the tab of the list -> following.running;
      followed {tab: two, title: Quizzes, path: /admin/quiz}; actor null; sends unfollow to channel;
      sends follow to channel
    follow no tab -> choosing; followed null; sends unfollow to channel
  `,
  ));

test('PD-43 a tab that closes or signs out is followed no longer', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    the tab of the list does not answer -> following.running;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the editor does not answer -> lost; tabs []; sends unfollow to channel
    the tab of the editor answers -> following.running;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}];
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; isNewRun true;
      sends follow to channel
    the tab of the editor closes -> ended; tabs []; sends unfollow to channel
    the search ends -> ended
    choose the tab of the list -> ended
    the tab of the list answers -> ended; tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    choose the tab of the list -> following.running;
      followed {tab: two, title: Quizzes, path: /admin/quiz}; isNewRun false;
      sends follow to channel
    the tab of the list signs out -> ended; tabs []; sends unfollow to channel
    the channel breaks -> failed
  `,
  ));

test('PD-43 a paused log that is cleared shows now again', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    choose the oldest event -> following.running; moment 1
    pause the log -> following.paused; lastShownEvent 7
    clear the log -> following.running; moment null; sends clear to channel
  `,
  ));

test('PD-43 the only tab that answers is followed without a question', () =>
  expectStory(
    connectionModel,
    `
    looking
    600 ms pass -> looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    600 ms pass -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    choose the tab of the editor -> following.running
  `,
  ));

test('PD-43 tabs that close or do not answer are not offered', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the list answers -> looking; tabs 2 of them
    the tab of the editor does not answer -> looking;
      tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    the tab of the editor answers -> looking; tabs 2 of them
    the tab of the editor closes -> looking; tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    the tab of the editor answers -> looking; tabs 2 of them
    the search ends -> choosing
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    the tab of the list signs out -> following.running;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the list answers -> following.running; tabs 2 of them
    the tab of the list does not answer -> following.running;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    follow no tab -> choosing; followed null; sends unfollow to channel
    choose an actor -> choosing; actor x:1
  `,
  ));

test('PD-43 clearing a paused log shows new events again', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    pause the log -> following.paused; lastShownEvent 7
    clear the log -> following.running; sends clear to channel
    the tab of the editor does not answer -> lost; tabs []; sends unfollow to channel
    the tab of the list answers -> lost; tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    the channel breaks -> failed
    choose the tab of the list -> failed
  `,
  ));

test('PD-43 a tab that closed and is opened again is followed again', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    the tab of the editor closes -> ended; tabs []; sends unfollow to channel
    the tab of the editor answers -> following.running;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}];
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; isNewRun true;
      sends follow to channel
  `,
  ));

test('PD-43 a link tells the channel which machine to show, and it is kept while tabs come and go', () =>
  expectStory(
    connectionModel,
    `
    looking
    open a link to a machine -> looking; awaited quizEditor; sends await to channel
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    choose an actor -> following.running; actor x:1; sends watch to channel
    the tab of the editor closes -> ended; tabs []; sends unfollow to channel
    the tab of the editor answers -> following.running;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}];
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; actor null; isNewRun true;
      sends follow to channel
    open an address without a machine -> following.running; awaited null; sends await to channel
  `,
  ));

test('PD-43 the moment of an older event is shown until the person goes back to now', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking;
      tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running;
      followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}; sends follow to channel
    choose the oldest event -> following.running; moment 1
    choose an actor -> following.running; actor x:1; sends watch to channel; sends recall to channel
    go back to now -> following.running; moment null
    choose the oldest event -> following.running; moment 1; sends recall to channel
    clear the log -> following.running; moment null; sends clear to channel
    choose the oldest event -> following.running; moment 1; sends recall to channel
    the tab of the editor closes -> ended; tabs []; sends unfollow to channel
    go back to now -> ended; moment null
    choose the oldest event -> ended; moment 1
  `,
  ));
