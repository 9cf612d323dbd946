import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { searchSubjects, findUnknownSubjects } from '../../../../domain/quiz/draft/subjects.ts';
import type { subjectChoiceMachine } from '../../../../machines/quiz/editor/dialogs/subjects-machine.ts';
import type { Subject } from '../../../../machines/shared/subjects-machine.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { SearchField } from '../../../design/fields/search-field.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { useSubjects } from './use-subjects.ts';

type ChoiceRef = ActorRefFrom<typeof subjectChoiceMachine>;

/** The dialog 'Choose relevant subjects' (QFRM-06, QFRM-07), open while its actor runs. */
export function SubjectsDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const choice = useSelector(
    editor,
    ({ children }) => children['subjectChoice'] as ChoiceRef | undefined,
  );
  const close = (): void => {
    editor.send({ type: 'subjects.close' });
  };
  return (
    <Dialog
      open={choice !== undefined}
      onClose={close}
      title={formatMessage('quizForm.subjectsTitle')}
      closeLabel={formatMessage('common.close')}
      size="m"
      footer={choice !== undefined && <DialogFooter choice={choice} onClose={close} />}
    >
      {choice !== undefined && <SubjectChoices choice={choice} />}
    </Dialog>
  );
}

interface SubjectChoicesProps {
  readonly choice: ChoiceRef;
}

interface DialogFooterProps extends SubjectChoicesProps {
  readonly onClose: () => void;
}

function DialogFooter({ choice, onClose }: DialogFooterProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const selected = useSelector(choice, ({ context }) => context.selected);
  return (
    <>
      <output className="figures me-auto self-center text-sm text-ink-2">
        {formatMessage('quizForm.subjectsChosen', { count: selected.length })}
      </output>
      <Button onClick={onClose}>{formatMessage('common.cancel')}</Button>
      <Button
        variant="primary"
        onClick={() => {
          editor.send({ type: 'subjects.choose', subjects: selected });
        }}
      >
        {formatMessage('quizForm.saveSubjects')}
      </Button>
    </>
  );
}

function SubjectChoices({ choice }: SubjectChoicesProps): ReactNode {
  const { load, retry } = useSubjects();
  return (
    <Loaded load={load} onRetry={retry}>
      {(subjects) => <SubjectCheckboxes choice={choice} subjects={subjects} />}
    </Loaded>
  );
}

interface SubjectCheckboxesProps extends SubjectChoicesProps {
  readonly subjects: readonly Subject[];
}

function SubjectCheckboxes({ choice, subjects }: SubjectCheckboxesProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { selected, searchText } = useSelector(choice, ({ context }) => context);
  const stored = useSelector(choice, ({ context }) => context.stored);
  const found = searchSubjects(subjects, searchText);
  const toggle = (subject: number): void => {
    choice.send({ type: 'subject.toggle', subject });
  };
  return (
    <div className="grid gap-3">
      <SearchField
        label={formatMessage('quizForm.searchSubjects')}
        value={searchText}
        onChange={(text) => {
          choice.send({ type: 'search.type', text });
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <fieldset
        aria-label={formatMessage('quizForm.subjects')}
        className="grid min-w-0 gap-x-4 gap-y-1.5 md:grid-cols-2"
      >
        {findUnknownSubjects(stored, subjects).map((id) => (
          <Checkbox
            key={id}
            label={formatMessage('quizForm.unknownSubject', { id })}
            description={formatMessage('quizForm.unknownSubjectHint')}
            checked={selected.includes(id)}
            onChange={() => {
              toggle(id);
            }}
          />
        ))}
        {found.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={selected.includes(id)}
            onChange={() => {
              toggle(id);
            }}
          />
        ))}
      </fieldset>
      {found.length === 0 && <EmptyState title={formatMessage('quizForm.noSubjectFound')} />}
    </div>
  );
}
