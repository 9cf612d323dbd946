import { describe, expect, it } from 'vitest';

import { readPaste } from '../../../../src/domain/quiz/paste/read-paste.ts';
import { createInitialContext } from '../../../../src/machines/quiz/editor/context.ts';
import { toPasteCommand } from '../../../../src/machines/quiz/editor/paste-command.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';

/** Pastes into the first option of a question, which holds `text` with the caret at its end. */
function pasteInto(text: string, content: { readonly text: string; readonly html?: string }) {
  const draft = draftOf([question('1', { options: [{ id: 'a', text }] })]);
  const context = createInitialContext(
    {
      context: 'template',
      kind: 'template',
      source: { kind: 'blank' },
      now: () => 0,
      createKey: () => 'unused',
    },
    draft,
  );
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
