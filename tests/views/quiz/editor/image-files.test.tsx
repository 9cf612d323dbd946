import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';

import type { questionImageMachine } from '../../../../src/machines/quiz/editor/dialogs/question-image-machine.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const picture = new File(['x'], 'cell.png', { type: 'image/png' });
const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' });

const render = () =>
  renderEditor(
    {
      ok: true,
      value: loaded(draftOf([question('1'), question('2', { title: '<p>A <b>cell</b></p>' })])),
    },
    { kind: 'stored', quiz: 12 },
  );

/** Data of a drag or of the clipboard. */
const dataOf = (files: readonly File[], text = '') => ({
  files,
  types: [...(files.length > 0 ? ['Files'] : []), ...(text === '' ? [] : ['text/plain'])],
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

const getCard = (number: number): HTMLElement => {
  const card = screen
    .getByRole('group', { name: `Question ${String(number)}` })
    .closest<HTMLElement>('li');
  if (card === null) throw new Error('a question has a card');
  return card;
};
const isMarked = (number: number): boolean =>
  getCard(number).querySelector('[data-file-over]') !== null;

/** The file and question of the crop dialog, if it is open. */
function openedIn({ actor }: Awaited<ReturnType<typeof render>>): readonly string[] | null {
  const child = actor.getSnapshot().children['questionImage'] as
    | ActorRefFrom<typeof questionImageMachine>
    | undefined;
  if (child === undefined) return null;
  const { file, subject } = child.getSnapshot().context;
  return [file.name, subject.item];
}

describe('an image that is dropped on a question', () => {
  it('is opened for cropping, and the card is marked while it is over it', async () => {
    const shown = await render();
    const target = within(getCard(2)).getByRole('button', { name: 'Add image' });
    fireEvent.dragOver(target, { dataTransfer: dataOf([picture]) });
    expect([isMarked(1), isMarked(2)]).toEqual([false, true]);
    fireEvent.dragLeave(target, { relatedTarget: document.body });
    expect(isMarked(2)).toBe(false);
    fireEvent.dragOver(target, { dataTransfer: dataOf([picture]) });
    fireEvent.drop(target, { dataTransfer: dataOf([notes, picture]) });
    expect(isMarked(2)).toBe(false);
    expect(openedIn(shown)).toEqual(['cell.png', '2']);
  });

  it('says so when it is another file', async () => {
    const shown = await render();
    fireEvent.drop(within(getCard(1)).getByRole('button', { name: 'Add image' }), {
      dataTransfer: dataOf([notes]),
    });
    expect(openedIn(shown)).toBeNull();
    expect(
      shown.emitted.flatMap((event) => (event.type === 'notice' ? [event.notice] : [])),
    ).toEqual([
      {
        severity: 'error',
        message: { key: 'richText.onlyImages' },
        topic: 'questionImage',
      },
    ]);
  });

  it('is not mistaken for a dragged text or question', async () => {
    const shown = await render();
    fireEvent.dragOver(getCard(1), { dataTransfer: dataOf([], 'Cells') });
    expect(isMarked(1)).toBe(false);
    fireEvent.drop(getCard(1), { dataTransfer: dataOf([], 'Cells') });
    expect(openedIn(shown)).toBeNull();
  });
});

describe('an image that is pasted into a question', () => {
  const pasteInto = (field: Element, files: readonly File[], text = ''): boolean => {
    const event = createEvent.paste(field, { clipboardData: dataOf(files, text) });
    fireEvent(field, event);
    return event.defaultPrevented;
  };

  it('is opened for cropping from its text, an option and anything else in its card', async () => {
    for (const name of ['Question', 'Option B']) {
      const shown = await render();
      const field = within(getCard(1)).getByRole('textbox', { name });
      expect(pasteInto(field, [picture])).toBe(true);
      expect(openedIn(shown)).toEqual(['cell.png', '1']);
      cleanup();
    }
  });

  it('leaves a text that comes with its picture to be pasted as text', async () => {
    const shown = await render();
    const field = within(getCard(1)).getByRole('textbox', { name: 'Question' });
    expect(pasteInto(field, [picture], 'Cells')).toBe(false);
    expect(openedIn(shown)).toBeNull();
  });
});
