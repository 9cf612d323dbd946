import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { quizJournalModel } from './quiz-journal-model.ts';

test('PD-43 the first journal opens at its start; a person steps through it and plays it', () =>
  expectStory(
    quizJournalModel,
    `
    listing
    there are two journals -> opening; journals 2 of them; chosen acids
    it has two steps -> open.paused; journal set; stepCount 2; position 2
    step forward -> open.paused
    step back -> open.paused; position 1
    step back -> open.paused; position 0
    step back -> open.paused
    play -> open.playing
    700 ms pass -> open.playing; position 1
    pause -> open.paused
    play -> open.playing
    700 ms pass -> open.playing; position 2
    700 ms pass -> open.paused
    play -> open.playing; position 0
    go to the end -> open.paused; position 2
    go to the start -> open.paused; position 0
  `,
  ));

test('PD-43 another journal is chosen; a list without the chosen one opens the first', () =>
  expectStory(
    quizJournalModel,
    `
    listing
    there are two journals -> opening; journals 2 of them; chosen acids
    it has two steps -> open.paused; journal set; stepCount 2; position 2
    read them again -> listing
    one journal is left -> opening; journal null; stepCount 0; position 0;
      journals [{id: bases, title: bases, changeCount: 2, changedAt: 0}]; unreadableCount 1; chosen bases
    it is gone -> failed
    read them again -> listing
    there are two journals -> opening; journals 2 of them; unreadableCount 0
    it has two steps -> open.paused; journal set; stepCount 2; position 2
    step back -> open.paused; position 1
    step forward -> open.paused; position 2
    step back -> open.paused; position 1
    play -> open.playing
    step forward -> open.paused; position 2
    read them again -> listing
    there is no journal -> empty; journal null; stepCount 0; position 0; journals []; chosen null
  `,
  ));

test('PD-43 the other journal is opened', () =>
  expectStory(
    quizJournalModel,
    `
    listing
    there are two journals -> opening; journals 2 of them; chosen acids
    it has two steps -> open.paused; journal set; stepCount 2; position 2
    choose the other -> opening; journal null; stepCount 0; position 0; chosen bases
    it has one step -> open.paused; journal set; stepCount 1; position 1
  `,
  ));

test('PD-43 journals that cannot be read say so and are read again', () =>
  expectStory(
    quizJournalModel,
    `
    listing
    quizJournal.listing breaks -> failed
    read them again -> listing
    there are two journals -> opening; journals 2 of them; chosen acids
    quizJournal.opening breaks -> failed
    read them again -> listing
    there are two journals -> opening
    it has two steps -> open.paused; journal set; stepCount 2; position 2
    read them again -> listing
    there are two journals -> opening
    it is gone -> failed; journal null; stepCount 0; position 0
    read them again -> listing
    there are two journals -> opening
    it has one step -> open.paused; journal set; stepCount 1; position 1
    read them again -> listing
    quizJournal.listing breaks -> failed; journal null; stepCount 0; position 0
  `,
  ));
