import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { fromCall } from '../../../../../src/machines/shared/from-call.ts';
// Loads the code of the dialog before a test opens it.
import '../../../../../src/views/design/overlays/dialog-frame.tsx';
import { succeeded } from '../../../../../src/domain/outcome.ts';
import {
  subjectsMachine,
  type Subject,
} from '../../../../../src/machines/shared/subjects-machine.ts';
import { SubjectsDialog } from '../../../../../src/views/quiz/editor/details/subjects-dialog.tsx';
import { QuizEditorContext } from '../../../../../src/views/quiz/editor/editor-context.ts';
import { subjectChoiceModel } from '../../../../machines/quiz/editor/dialogs/dialogs-models.ts';
import { describeViewModel } from '../../../../support/describe-view-model.tsx';
import { typeInto } from '../../../../support/view-driver.tsx';
import { hostChildren } from '../host-children.ts';

const biology: Subject = { id: 3, title: 'Biology' };
const physics: Subject = { id: 4, title: 'Physics' };

const loaded = createActor(
  subjectsMachine.provide({
    actors: {
      load: fromCall<readonly Subject[], { readonly subject: null }>(async () =>
        succeeded([biology, physics]),
      ),
    },
  }),
  { input: null },
).start();

const counts = ['No subject', '1 subject', '2 subjects'];

const tick = (name: string) => (): boolean => {
  const box = screen.queryByRole('checkbox', { name });
  if (box !== null) fireEvent.click(box);
  return box !== null;
};

describeViewModel({
  model: subjectChoiceModel,
  show: (subjectChoice) => (
    <QuizEditorContext value={hostChildren({ subjectChoice, subjects: loaded })}>
      <SubjectsDialog />
    </QuizEditorContext>
  ),
  byHand: {
    'tick or untick Biology': tick('Biology'),
    'search phys': typeInto('searchbox', 'Search subjects', 'phys'),
  },
  expectScreen: ({ context: { selected, searchText } }) => {
    expect(screen.getByRole('searchbox')).toHaveValue(searchText);
    const found = searchText === 'phys' ? [physics] : [biology, physics];
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual(
      found.map(({ id, title }) => [title, selected.includes(id)]),
    );
    expect(document.querySelector('[role=dialog] output')).toHaveTextContent(
      counts[selected.length] ?? '',
    );
  },
});
