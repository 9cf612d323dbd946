import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { foundSubjects, unknownSubjects } from '../../../domain/quiz/rules/subjects.ts';
import type { subjectChoiceMachine } from '../../../machines/quiz/subject-choice-machine.ts';
import type { Subject } from '../../../machines/quiz/subjects-machine.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/checkbox.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';
import { useSubjects } from './use-subjects.ts';

type ChoiceRef = ActorRefFrom<typeof subjectChoiceMachine>;

/** The dialog 'Choose relevant subjects' (QFRM-06, QFRM-07), open while its choice runs. */
export function SubjectsDialog(): ReactNode {
  const sentence = useSentence();
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
      title={sentence('quizForm.subjectsTitle')}
      closeLabel={sentence('common.close')}
      size="m"
      footer={choice !== undefined && <Footer choice={choice} onClose={close} />}
    >
      {choice !== undefined && <Choices choice={choice} />}
    </Dialog>
  );
}

interface ChoicesProps {
  readonly choice: ChoiceRef;
}

interface FooterProps extends ChoicesProps {
  readonly onClose: () => void;
}

function Footer({ choice, onClose }: FooterProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const chosen = useSelector(choice, ({ context }) => context.chosen);
  return (
    <>
      <output className="figures me-auto self-center text-sm text-ink-2">
        {sentence('quizForm.subjectsChosen', { count: chosen.length })}
      </output>
      <Button onClick={onClose}>{sentence('common.cancel')}</Button>
      <Button
        variant="primary"
        onClick={() => {
          editor.send({ type: 'subjects.choose', subjects: chosen });
        }}
      >
        {sentence('quizForm.saveSubjects')}
      </Button>
    </>
  );
}

function Choices({ choice }: ChoicesProps): ReactNode {
  const { load, retry } = useSubjects();
  return (
    <Loaded load={load} onRetry={retry}>
      {(subjects) => <Boxes choice={choice} subjects={subjects} />}
    </Loaded>
  );
}

interface BoxesProps extends ChoicesProps {
  readonly subjects: readonly Subject[];
}

function Boxes({ choice, subjects }: BoxesProps): ReactNode {
  const sentence = useSentence();
  const { chosen, searchText } = useSelector(choice, ({ context }) => context);
  const kept = useSelector(choice, ({ context }) => context.stored);
  const found = foundSubjects(subjects, searchText);
  const toggle = (subject: number): void => {
    choice.send({ type: 'subject.toggle', subject });
  };
  return (
    <div className="grid gap-3">
      <SearchField
        label={sentence('quizForm.searchSubjects')}
        value={searchText}
        onChange={(text) => {
          choice.send({ type: 'search.type', text });
        }}
        clearLabel={sentence('common.clearSearch')}
      />
      <fieldset
        aria-label={sentence('quizForm.subjects')}
        className="grid min-w-0 gap-x-4 gap-y-1.5 md:grid-cols-2"
      >
        {unknownSubjects(kept, subjects).map((id) => (
          <Checkbox
            key={id}
            label={sentence('quizForm.unknownSubject', { id })}
            description={sentence('quizForm.unknownSubjectHint')}
            checked={chosen.includes(id)}
            onChange={() => {
              toggle(id);
            }}
          />
        ))}
        {found.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={chosen.includes(id)}
            onChange={() => {
              toggle(id);
            }}
          />
        ))}
      </fieldset>
      {found.length === 0 && <EmptyState title={sentence('quizForm.noSubjectFound')} />}
    </div>
  );
}
