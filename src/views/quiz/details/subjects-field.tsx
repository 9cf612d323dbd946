import { useId, type ReactNode } from 'react';

import type { LoadView } from '../../../machines/shared/load-machine.ts';
import type { Subject } from '../../../machines/quiz/subjects-machine.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { PlusIcon, TriangleAlertIcon } from '../../design/icon.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';
import { useSubjects } from './use-subjects.ts';

/** The quiz's subjects by name, with the way to choose others (QFRM-06). Those without a name show their number and say why. */
export function SubjectsField(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const labelId = useId();
  const { value: chosen, ref } = useDetail('tags');
  const { load, retry } = useSubjects();
  return (
    <fieldset ref={ref} aria-labelledby={labelId} className="grid min-w-0 gap-1">
      <span id={labelId} className="text-xs font-medium text-ink-2">
        {sentence('quizForm.subjects')}
      </span>
      <div className="flex flex-wrap items-center gap-1.5">
        {chosen.length === 0 ? (
          <span className="text-sm text-ink-3">{sentence('quizForm.noSubjects')}</span>
        ) : (
          <ul className="contents">
            {chosen.map((id) => (
              <li key={id}>
                <SubjectChip id={id} load={load} />
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="quiet"
          data-reveal-focus=""
          icon={<PlusIcon />}
          aria-label={sentence('quizForm.chooseSubjectsLabel')}
          onClick={() => {
            editor.send({ type: 'subjects.open' });
          }}
        >
          {sentence('quizForm.chooseSubjects')}
        </Button>
      </div>
      {load.state === 'failed' && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-xs text-bad">
          {sentence('quizForm.subjectsFailed')}
          <Button variant="quiet" onClick={retry}>
            {sentence('common.retry')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

interface SubjectChipProps {
  readonly id: number;
  readonly load: LoadView<readonly Subject[]>;
}

function SubjectChip({ id, load }: SubjectChipProps): ReactNode {
  const sentence = useSentence();
  if (load.state === 'loading')
    return (
      <span className="block w-20">
        <Skeleton width={90} />
        <span className="sr-only">{sentence('quizForm.unknownSubject', { id })}</span>
      </span>
    );
  const subject = load.state === 'loaded' ? load.value.find((each) => each.id === id) : undefined;
  if (subject !== undefined) return <Badge tone="accent">{subject.title}</Badge>;
  const isGone = load.state === 'loaded';
  return (
    <Badge tone={isGone ? 'warn' : 'neutral'} icon={isGone ? <TriangleAlertIcon /> : undefined}>
      {sentence('quizForm.unknownSubject', { id })}
      {isGone && <span className="sr-only">{sentence('quizForm.unknownSubjectHint')}</span>}
    </Badge>
  );
}
