import { expect } from 'vitest';

import {
  countTicked,
  listPreviewed,
} from '../../../../src/machines/quiz/editor/dialogs/question-paste-machine.ts';
import { QuizEditorContext } from '../../../../src/views/quiz/editor/editor-context.ts';
import { PastePreview } from '../../../../src/views/quiz/editor/pasting/paste-preview.tsx';
import { questionPasteModel } from '../../../machines/quiz/editor/dialogs/dialogs-models.ts';
import { startEditor } from '../../../machines/quiz/editor/running-editor.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { findAll, pressButton } from '../../../support/read-screen.ts';

const { actor: editor } = await startEditor();

const tick = (isTicked: boolean) => (): boolean => {
  const box = document.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (box?.checked !== !isTicked) return false;
  box.click();
  return true;
};

describeViewModel({
  model: questionPasteModel,
  each: 'edge',
  actors: (held) => ({ readPaste: held.promise(), readQuestionsAs: held.promise() }),
  show: (paste) => (
    <QuizEditorContext value={editor}>
      <PastePreview paste={paste} />
    </QuizEditorContext>
  ),
  byHand: {
    'untick the question': tick(false),
    'tick the question': tick(true),
    'make the line an option': () => pressButton('Make it option C'),
    'take the decision back': () => pressButton('Undo'),
  },
  expectScreen: (snapshot) => {
    // The editor closes the dialog when it is decided what is pasted.
    if (snapshot.status === 'done') return;
    const { context } = snapshot;
    const questions = listPreviewed(context);
    expect(findAll('[data-question]')).toHaveLength(questions.length);
    expect(findAll('li[data-role]')).toHaveLength(context.reading?.lines.length ?? 0);
    const ticked = findAll('input[type="checkbox"]').filter(
      (box) => box instanceof HTMLInputElement && box.checked,
    );
    expect(ticked).toHaveLength(countTicked(context));
    expect(findAll('[data-question] ol > li')).toHaveLength(
      questions.flatMap(({ resolved }) => resolved.options).length,
    );
  },
});
