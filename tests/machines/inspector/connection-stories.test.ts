import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { connectionModel } from './connection-model.ts';

test('PD-43 tabs are looked for and followed', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the list answers -> looking; tabs 2 of them
    the search ends -> choosing
    choose the tab of the editor -> following.running; followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}
    choose an actor -> following.running; actor x:1
    send it an event -> following.running
    pause the log -> following.paused; lastShownEvent 7
    resume the log -> following.running
    clear the log -> following.running
    choose the tab of the list -> following.running; followed {tab: two, title: Quizzes, path: /admin/quiz}; actor null
    follow no tab -> choosing; followed null
  `,
  ));

test('PD-43 a tab that closes or signs out is followed no longer', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running; followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}
    the tab of the list does not answer -> following.running; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the editor does not answer -> lost; tabs []
    the tab of the editor answers -> following.running; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]; followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}
    the tab of the editor closes -> ended; tabs []
    the search ends -> ended
    choose the tab of the list -> ended
    the tab of the list answers -> ended; tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    choose the tab of the list -> following.running; followed {tab: two, title: Quizzes, path: /admin/quiz}
    the tab of the list signs out -> ended; tabs []
    the channel breaks -> failed
  `,
  ));

test('PD-43 the only tab that answers is followed without a question', () =>
  expectStory(
    connectionModel,
    `
    looking
    600 ms pass -> looking
    the tab of the editor answers -> looking; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    600 ms pass -> following.running; followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}
    choose the tab of the editor -> following.running
  `,
  ));

test('PD-43 tabs that close or do not answer are not offered', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the list answers -> looking; tabs 2 of them
    the tab of the editor does not answer -> looking; tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    the tab of the editor answers -> looking; tabs 2 of them
    the tab of the editor closes -> looking; tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    the tab of the editor answers -> looking; tabs 2 of them
    the search ends -> choosing
    choose the tab of the editor -> following.running; followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}
    the tab of the list signs out -> following.running; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    the tab of the list answers -> following.running; tabs 2 of them
    the tab of the list does not answer -> following.running; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    follow no tab -> choosing; followed null
    choose an actor -> choosing; actor x:1
  `,
  ));

test('PD-43 clearing a paused log shows new events again', () =>
  expectStory(
    connectionModel,
    `
    looking
    the tab of the editor answers -> looking; tabs [{tab: one, title: Edit quiz, path: /admin/quiz/edit/1}]
    choose the tab of the editor -> following.running; followed {tab: one, title: Edit quiz, path: /admin/quiz/edit/1}
    pause the log -> following.paused; lastShownEvent 7
    clear the log -> following.running
    the tab of the editor does not answer -> lost; tabs []
    the tab of the list answers -> lost; tabs [{tab: two, title: Quizzes, path: /admin/quiz}]
    the channel breaks -> failed
    choose the tab of the list -> failed
  `,
  ));
