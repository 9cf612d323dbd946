import { describe, expect, it } from 'vitest';

import type { ScreenCommand } from '../../../../../src/views/shared/screen-commands.ts';
import { listEditorCommands } from '../../../../../src/views/quiz/editor/commands/list-editor-commands.ts';
import { draftOf, question } from '../../../../domain/quiz/support/drafts.ts';
import { loaded, startEditor } from '../../../../machines/quiz/editor/running-editor.ts';

const edit = () =>
  startEditor(
    { ok: true, value: loaded(draftOf([question('1')], [])) },
    { kind: 'stored', quiz: 12 },
  );
const toText = ({ label, keys }: ScreenCommand): string =>
  ['key' in label ? label.key : '', keys ?? ''].join(' ').trim();

describe('the commands of the quiz editor in the palette', () => {
  it('are those that can be run, with their shortcuts', async () => {
    const { actor } = await edit();
    let toggled = 0;
    const list = () =>
      listEditorCommands(actor, () => {
        toggled += 1;
      });
    expect(list().map(toText)).toEqual([
      'quiz.editor.addQuestion',
      'quizDialogs.video.open',
      'quizDialogs.playlists.open',
      'quiz.editor.addActivityLabel',
      'quizSelection.duplicateName',
      'quizCommands.find Ctrl F',
      'quizCommands.replace',
      'quizCommands.goTo Ctrl G',
      'quizSelection.all',
      'quiz.editor.collapseAll',
      'quiz.editor.expandAll',
      'quizDialogs.preview.open',
      'quiz.editor.saveAndStay Ctrl S',
      'quizCommands.saveAndLeave',
      'quizCommands.timeline Ctrl Shift H',
    ]);
    list()[0]?.run();
    list().at(-1)?.run();
    expect([actor.getSnapshot().context.history.cursor?.step.name, toggled]).toEqual([
      { key: 'quiz.step.questionAdded', values: { number: 2 } },
      1,
    ]);
    expect(list().map(toText)).toContain('quiz.editor.undo Ctrl Z');
  });

  it('are none but those of the page while a dialog is open', async () => {
    const { actor } = await edit();
    actor.send({ type: 'goTo.open' });
    const names = listEditorCommands(actor, () => undefined).map(toText);
    expect(names).not.toContain('quizDialogs.video.open');
    expect(names).not.toContain('quizCommands.goTo Ctrl G');
  });
});
