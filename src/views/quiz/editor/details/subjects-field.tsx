import { useId, type ReactNode } from 'react';

import type { LoadView } from '../../../../machines/shared/load-machine.ts';
import type { Subject } from '../../../../machines/shared/subjects-machine.ts';
import { Badge } from '../../../design/display/badge.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { PlusIcon, TriangleAlertIcon } from '../../../design/icons/icons.tsx';
import { Skeleton } from '../../../design/feedback/skeleton.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';
import { useSubjects } from './use-subjects.ts';

/**
 * The quiz's subjects by name, with a button to choose others (QFRM-06). A subject without a name
 * shows its id and the reason.
 */
export function SubjectsField(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const labelId = useId();
  const { value: selected, ref } = useDetail('tags');
  const { load, retry } = useSubjects();
  return (
    <fieldset ref={ref} aria-labelledby={labelId} className="grid min-w-0 gap-1">
      <span id={labelId} className="text-xs font-medium text-ink-2">
        {formatMessage('quizForm.subjects')}
      </span>
      <div className="flex flex-wrap items-center gap-1.5">
        {selected.length === 0 ? (
          <span className="text-sm text-ink-3">{formatMessage('quizForm.noSubjects')}</span>
        ) : (
          <ul className="contents">
            {selected.map((id) => (
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
          aria-label={formatMessage('quizForm.chooseSubjectsLabel')}
          onClick={() => {
            editor.send({ type: 'subjects.open' });
          }}
        >
          {formatMessage('quizForm.chooseSubjects')}
        </Button>
      </div>
      {load.state === 'failed' && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-xs text-bad">
          {formatMessage('quizForm.subjectsFailed')}
          <Button variant="quiet" onClick={retry}>
            {formatMessage('common.retry')}
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
  const formatMessage = useFormatMessage();
  if (load.state === 'loading')
    return (
      <span className="block w-20">
        <Skeleton width={90} />
        <span className="sr-only">{formatMessage('quizForm.unknownSubject', { id })}</span>
      </span>
    );
  const subject = load.state === 'loaded' ? load.value.find((each) => each.id === id) : undefined;
  if (subject !== undefined) return <Badge tone="accent">{subject.title}</Badge>;
  const isGone = load.state === 'loaded';
  return (
    <Badge tone={isGone ? 'warn' : 'neutral'} icon={isGone ? <TriangleAlertIcon /> : undefined}>
      <span>{formatMessage('quizForm.unknownSubject', { id })}</span>
      {isGone && <span className="sr-only">{formatMessage('quizForm.unknownSubjectHint')}</span>}
    </Badge>
  );
}
