import { describe, expect, it } from 'vitest';

import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import { readPaste } from '../../../../src/domain/quiz/paste/read-paste.ts';
import { toQuestionItem } from '../../../../src/domain/quiz/paste/resolve-question.ts';
import {
  createInitialContext,
  type EditorContext,
} from '../../../../src/machines/quiz/editor/context.ts';
import { toPasteCommand } from '../../../../src/machines/quiz/editor/paste-command.ts';
import { draftOf, question, video } from '../../../domain/quiz/support/drafts.ts';

const contextOf = (draft: Draft): EditorContext =>
  createInitialContext(
    {
      context: 'template',
      kind: 'template',
      source: { kind: 'blank' },
      now: () => 0,
      createKey: () => 'unused',
    },
    draft,
  );

/** Pastes into the first option of a question, which holds `text` with the caret at its end. */
function pasteInto(text: string, content: { readonly text: string; readonly html?: string }) {
  const context = contextOf(draftOf([question('1', { options: [{ id: 'a', text }] })]));
  const target = {
    item: '1',
    near: [0, 0],
    option: 'a',
    start: text.length,
    end: text.length,
  } as const;
  const understood = readPaste({ html: '', ...content }, true);
  if (understood.kind !== 'options') throw new Error(`understood as ${understood.kind}`);
  return toPasteCommand(context, { target, result: understood });
}

const insert = (...texts: readonly string[]) => ({
  type: 'options.insert',
  item: '1',
  near: [0, 0],
  option: 'a',
  texts,
  right: [],
});

describe('lines pasted into an option that holds a text', () => {
  it('continue its text', () => {
    expect(pasteInto('Rough', { text: ' endoplasmic\nsmooth' })).toEqual(
      insert('Rough endoplasmic', 'smooth'),
    );
  });

  it('do not join two words when they begin with a line break', () => {
    expect(pasteInto('Rough', { text: '\nendoplasmic\nsmooth' })).toEqual(
      insert('Rough endoplasmic', 'smooth'),
    );
  });

  it('keep its text before a formatted line', () => {
    expect(
      pasteInto('Water, ', { text: 'H2O\nNaCl', html: '<p>H<sub>2</sub>O</p><p>NaCl</p>' }),
    ).toEqual(insert('<p>Water, H<sub>2</sub>O</p>', 'NaCl'));
  });
});

describe('what is pasted while no field has the focus', () => {
  const read = (text: string) => readPaste({ text, html: '' }, false);
  const pasteAfter = (draft: Draft, activity: string, after: string | null, text: string) => {
    const understood = read(text);
    const result =
      understood.kind === 'questions'
        ? {
            kind: 'questions' as const,
            items: understood.reading.questions.map((each) => toQuestionItem(each)),
          }
        : { kind: 'text' as const, text };
    return toPasteCommand(contextOf(draft), { target: { activity, after }, result });
  };
  const two = '1. One?\nA) *a\nB) b\n\n2. Two?\nA) a\nB) *b';

  it('comes into an empty activity as questions', () => {
    const command = pasteAfter(draftOf([question('1')], []), 'B', null, two);
    expect(command).toMatchObject({
      type: 'items.add',
      activity: 'B',
      items: [{ title: 'One?' }, { title: 'Two?' }],
    });
  });

  it('comes after an item, and replaces a question in which nothing is written', () => {
    const draft = draftOf([question('1'), video('v'), question('2', { title: '', options: [] })]);
    expect(pasteAfter(draft, 'A', 'v', two)).toMatchObject({ activity: 'A', index: 2 });
    expect(pasteAfter(draft, 'A', '2', two)).toMatchObject({ index: 2, replaces: '2' });
  });

  it('that is no question becomes the text of one, with four empty options', () => {
    const options = Array.from({ length: 4 }, (_, id) => ({ id: String(id), text: '' }));
    expect(
      pasteAfter(draftOf([question('1')]), 'A', '1', '\n  What is a <b>cell</b>?\n'),
    ).toMatchObject({
      type: 'items.add',
      index: 1,
      items: [
        {
          title: '<span>What is a &lt;b&gt;cell&lt;/b&gt;?</span>',
          options,
          rightAnswer: ['0'],
        },
      ],
    });
  });
});
