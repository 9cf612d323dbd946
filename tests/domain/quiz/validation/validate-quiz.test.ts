import { describe, expect, it } from 'vitest';

import {
  validateQuiz,
  listSummaryMessages,
} from '../../../../src/domain/quiz/validation/validate-quiz.ts';
import type { ValidationContext } from '../../../../src/domain/quiz/validation/validation-error.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import { quiz } from '../../../../src/domain/messages/en/quiz/quiz.ts';
import { draftOf, question, video } from '../support/drafts.ts';

const good = draftOf([question('1')]);
const noon = Date.parse('2026-11-21T12:00:00.000Z');
const context = (
  kind: ValidationContext['kind'],
  intent: ValidationContext['intent'],
): ValidationContext => ({
  kind,
  intent,
  now: noon,
  base: good,
});
const create = context('template', 'create');
const edit = context('template', 'edit');
const joined = (draft: Draft, given: ValidationContext) =>
  listSummaryMessages(validateQuiz(draft, given))
    .map((key) => key.replace('quiz.check.', ''))
    .map((key) => quiz.check[key as keyof typeof quiz.check]);

describe('validation before a save', () => {
  it('QVAL-01 a complete quiz has no errors', () => {
    expect([validateQuiz(good, create), validateQuiz(good, edit)]).toEqual([[], []]);
  });

  it("QVAL-04 an empty title is 'No Title'", () => {
    expect(joined({ ...good, title: '' }, create)).toEqual(['No Title']);
  });

  it('QVAL-05 a title under 3 characters after trimming is too short', () => {
    expect(joined({ ...good, title: '  ab ' }, edit)).toEqual([
      'Title is too short. It should have 3 characters or more.',
    ]);
    expect(joined({ ...good, title: 'abc' }, edit)).toEqual([]);
  });

  it('QVAL-06 QVAL-07 QVAL-08 library, admin and user quizzes need a type, templates do not', () => {
    for (const kind of ['library', 'admin', 'user'] as const)
      expect(joined(good, context(kind, 'edit'))).toEqual(['No type selected']);
    expect(joined(good, create)).toEqual([]);
  });

  it('QVAL-09 QVAL-10 on create every activity needs an item', () => {
    const empty = draftOf([question('1')], []);
    expect(joined({ ...empty, graded: 'graded' }, context('library', 'create'))).toEqual([
      'Each activity should have at least one question',
    ]);
    expect(joined(empty, create)).toEqual(['There should be at least one question']);
    expect(joined(empty, edit)).toEqual([]);
  });

  it('QVAL-11 QVAL-12 on create a question title is neither empty nor too short', () => {
    expect(
      joined(draftOf([question('1', { title: ' ' }), question('2', { title: 'ab' })]), create),
    ).toEqual([
      'Question title should not be empty',
      'Question title is too short. It should have 3 characters or more.',
    ]);
    expect(joined(draftOf([question('2', { title: 'ab' })]), edit)).toEqual([]);
  });

  it('QVAL-13 QVAL-14 on edit options are neither empty nor duplicated', () => {
    const options = (...texts: string[]) => texts.map((text, i) => ({ id: `${i}`, text }));
    expect(
      joined(draftOf([question('1', { options: options('a', ' ', 'b', ' b ') })]), edit),
    ).toEqual(['Options should not be empty', 'Options should not be duplicated']);
    expect(joined(draftOf([question('1', { options: options('a', 'a') })]), create)).toEqual([]);
  });

  it('QVAL-15 QVAL-37 videos are not checked for titles or options', () => {
    const draft = draftOf([{ ...video('v'), title: '', options: [{ id: 'a', text: '' }] }]);
    expect([validateQuiz(draft, create), validateQuiz(draft, edit)]).toEqual([[], []]);
  });

  it('QVAL-16 a copy is checked like a create', () => {
    expect(joined(draftOf([]), context('template', 'copy'))).toEqual([
      'There should be at least one question',
    ]);
  });

  it('QVAL-17 QVAL-18 question and option text are required in both modes, shown at their location', () => {
    const draft = draftOf([question('1', { title: '', options: [{ id: 'a', text: '' }] })]);
    for (const given of [create, edit]) {
      expect(
        validateQuiz(draft, given).map(({ location, message }) => ({ location, message })),
      ).toEqual([
        { location: { kind: 'item', activity: 'A', item: '1' }, message: 'quiz.check.required' },
        {
          location: { kind: 'option', activity: 'A', item: '1', option: 'a' },
          message: 'quiz.check.required',
        },
      ]);
    }
  });

  it('QVAL-19 QVAL-20 an activity title is required in a library quiz, per activity', () => {
    const draft = { ...draftOf([question('1')], [question('2')]), graded: 'graded' as const };
    const untitled = {
      ...draft,
      activities: draft.activities.map((activity) => ({ ...activity, title: ' ' })),
    };
    expect(
      validateQuiz(untitled, context('library', 'edit')).map(({ location: place }) => place),
    ).toEqual([
      { kind: 'activityTitle', activity: 'A' },
      { kind: 'activityTitle', activity: 'B' },
    ]);
    expect(validateQuiz(untitled, edit)).toEqual([]);
  });

  it('QVAL-03 each printed message appears once', () => {
    expect(
      joined(draftOf([question('1', { title: '' }), question('2', { title: '' })], [], []), create),
    ).toEqual(['There should be at least one question', 'Question title should not be empty']);
  });

  it('QVAL-17 QVAL-18 an empty text is required when plain, and has the printed message when rich', () => {
    const empty = (title: string, text: string): Draft =>
      draftOf([
        question('1', {
          title,
          options: [
            { id: 'a', text },
            { id: 'b', text: 'B' },
          ],
        }),
      ]);
    const messages = (draft: Draft, context: ValidationContext) =>
      validateQuiz(draft, context).map(({ message }) => message);
    expect(messages(empty('', ''), edit)).toEqual(['quiz.check.required', 'quiz.check.required']);
    expect(messages(empty('<p> </p>', '<p></p>'), edit)).toEqual([
      'quiz.check.questionTitleEmpty',
      'quiz.check.optionEmpty',
    ]);
    expect(
      messages(
        empty(
          '<p><img src="/files/a.png" alt="" /></p>',
          '<p><math alttext="x"><mi>x</mi></math></p>',
        ),
        create,
      ),
    ).toEqual([]);
  });

  it('QVAL-12 QVAL-14 lengths and duplicates are judged by the visible text', () => {
    expect(
      joined(draftOf([question('1', { title: '<p><strong>ab</strong></p>' })]), create),
    ).toEqual(['Question title is too short. It should have 3 characters or more.']);
    const options = (...texts: readonly string[]): Draft =>
      draftOf([
        question('1', {
          options: texts.map((text, at) => ({ id: String(at), text })),
          rightAnswer: ['0'],
        }),
      ]);
    expect(joined(options('H2O', '<p><strong>H2O</strong></p>'), edit)).toEqual([
      'Options should not be duplicated',
    ]);
    expect(joined(options('H2O', '<p>H<sub>2</sub>O</p>'), edit)).toEqual([]);
    expect(
      validateQuiz(options('a', 'x'.repeat(10_001)), edit).map(({ message }) => message),
    ).toEqual(['quiz.check.textTooLong']);
  });

  it('API-082 API-083 API-084 API-085 what is too large for the server is an error', () => {
    const messages = (draft: Draft, given: ValidationContext) =>
      validateQuiz({ ...draft, graded: 'graded' }, given).map(
        ({ location: place, message, summaryMessage: joined }) => [
          place,
          message,
          joined === message,
        ],
      );
    const long = 'x'.repeat(501);
    const options = Array.from({ length: 101 }, (_, at) => ({ id: String(at), text: String(at) }));
    const activities = Array.from({ length: 201 }, (_, at) => ({
      key: String(at),
      title: 'Activity',
      items: [question(`q${String(at)}`)],
    }));
    expect(messages({ ...good, title: long }, create)).toEqual([
      [{ kind: 'detail', field: 'title' }, 'quiz.check.titleTooLong', true],
    ]);
    expect(messages({ ...good, title: long.slice(1) }, create)).toEqual([]);
    expect(messages({ ...good, tags: options.map((_, at) => at) }, create)).toEqual([
      [{ kind: 'detail', field: 'tags' }, 'quiz.check.tooManySubjects', true],
    ]);
    expect(messages({ ...good, activities }, create)).toEqual([
      [{ kind: 'activity', activity: '200' }, 'quiz.check.tooManyActivities', true],
    ]);
    expect(messages(draftOf([question('1', { options, rightAnswer: ['1'] })]), create)).toEqual([
      [
        { kind: 'option', activity: 'A', item: '1', option: '100' },
        'quiz.check.tooManyOptions',
        true,
      ],
    ]);
    const titled = {
      ...good,
      activities: good.activities.map((activity) => ({ ...activity, title: long })),
    };
    expect(messages(titled, context('library', 'edit'))).toEqual([
      [{ kind: 'activityTitle', activity: 'A' }, 'quiz.check.activityTitleTooLong', true],
    ]);
    expect(messages(titled, create)).toEqual([
      [{ kind: 'activity', activity: 'A' }, 'quiz.check.activityTitleTooLong', true],
    ]);
    const manyItems = {
      ...good,
      activities: good.activities.map((activity) => ({
        ...activity,
        items: Array.from({ length: 10_001 }, (_, at) => question(`q${String(at)}`)),
      })),
    };
    expect(messages(manyItems, create)).toEqual([
      [{ kind: 'items', activity: 'A' }, 'quiz.check.tooManyItems', true],
    ]);
  });
});
