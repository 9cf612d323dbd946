import { useSelector } from '@xstate/react';
import { useId, useMemo, useState, type ReactNode } from 'react';

import { describeLines } from '../../../../domain/quiz/paste/describe-lines.ts';
import { findPastePlace } from '../../../../domain/quiz/paste/paste-place.ts';
import { pasteFormats, type PasteReading } from '../../../../domain/quiz/paste/pasted-questions.ts';
import {
  listPreviewed,
  type PreviewedQuestion,
} from '../../../../machines/quiz/editor/dialogs/question-paste-machine.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { classNames } from '../../../design/class-names.ts';
import { Badge } from '../../../design/display/badge.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { Select } from '../../../design/fields/select.tsx';
import { useIsPhone } from '../../../design/hooks/use-media-query.ts';
import {
  CheckIcon,
  ClipboardPasteIcon,
  TriangleAlertIcon,
  XIcon,
} from '../../../design/icons/icons.tsx';
import { ScrollRegion } from '../../../design/layout/scroll-region.tsx';
import { TabList } from '../../../design/navigation/tab-list.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { PastedLines } from './pasted-lines.tsx';
import { PreviewedQuestionRow } from './previewed-question.tsx';
import type { QuestionPasteRef } from './question-paste-ref.ts';

interface PastePreviewProps {
  readonly paste: QuestionPasteRef;
}

/** Returns the number that each question gets; null for those that are not added. */
function numberPreviewed(
  questions: readonly PreviewedQuestion[],
  first: number,
): readonly (number | null)[] {
  let next = first;
  return questions.map(({ isTicked }) => {
    if (!isTicked) return null;
    next += 1;
    return next - 1;
  });
}

/** The pasted lines on the left, tied to the questions that will be added on the right. */
export function PastePreview({ paste }: PastePreviewProps): ReactNode {
  const reading = useSelector(paste, ({ context }) => context.reading);
  const unticked = useSelector(paste, ({ context }) => context.unticked);
  const choices = useSelector(paste, ({ context }) => context.choices);
  const target = useSelector(paste, ({ context }) => context.target);
  const first = useEditorSelector(
    ({ history }) => findPastePlace(history.draft, target)?.firstNumber ?? 1,
  );
  const questions = useMemo(
    () => listPreviewed({ reading, unticked, choices }),
    [reading, unticked, choices],
  );
  const numbers = useMemo(() => numberPreviewed(questions, first), [questions, first]);
  if (reading === null) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <PreviewHeader paste={paste} reading={reading} questions={questions} />
      <PreviewColumns paste={paste} reading={reading} questions={questions} numbers={numbers} />
    </div>
  );
}

interface PreviewPartProps extends PastePreviewProps {
  readonly reading: PasteReading;
  readonly questions: readonly PreviewedQuestion[];
}

function PreviewHeader({ paste, reading, questions }: PreviewPartProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const count = questions.length;
  const toCheck = questions.filter(({ resolved }) => resolved.remarks.length > 0).length;
  const title = formatMessage(count === 0 ? 'quizPaste.none' : 'quizPaste.title', { count });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
      <span className="text-accent">
        <ClipboardPasteIcon />
      </span>
      <p aria-hidden="true" className="text-lg font-semibold">
        {title}
      </p>
      <output className="sr-only">{title}</output>
      {count > toCheck && (
        <Badge tone="good" icon={<CheckIcon />}>
          {formatMessage('quizPaste.complete', { count: count - toCheck })}
        </Badge>
      )}
      {toCheck > 0 && (
        <Badge tone="warn" icon={<TriangleAlertIcon />}>
          {formatMessage('quizPaste.toCheck', { count: toCheck })}
        </Badge>
      )}
      <span className="ms-auto flex items-center gap-2 max-md:ms-0 max-md:grow">
        <span aria-hidden="true" className="text-sm text-ink-2">
          {formatMessage('quizPaste.readAs')}
        </span>
        <span className="w-44 max-md:grow">
          <Select
            label={formatMessage('quizPaste.readAs')}
            hideLabel
            choices={pasteFormats.map((value) => ({
              value,
              label: formatMessage(`quizPaste.format.${value}`),
            }))}
            value={reading.format}
            onChange={(format) => {
              paste.send({ type: 'format.choose', format });
            }}
          />
        </span>
        <IconButton
          label={formatMessage('common.close')}
          icon={<XIcon />}
          onClick={() => {
            editor.send({ type: 'paste.close' });
          }}
        />
      </span>
    </div>
  );
}

interface PreviewColumnsProps extends PreviewPartProps {
  readonly numbers: readonly (number | null)[];
}

const columnHeight = 'md:h-[56vh] max-md:h-[48svh]';

function PreviewColumns({ paste, reading, questions, numbers }: PreviewColumnsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const panelId = useId();
  const isPhone = useIsPhone();
  const [tab, setTab] = useState<'added' | 'pasted'>('added');
  const lines = useMemo(
    () =>
      describeLines(
        reading,
        questions.map(({ resolved }) => resolved),
      ),
    [reading, questions],
  );
  const looks = [...new Set(reading.questions.flatMap(({ rightBy }) => rightBy ?? []))];
  const leftOut = lines.filter(({ role }) => role === 'leftOut').length;
  const pasted = (
    <Column
      title={formatMessage('quizPaste.pasted')}
      detail={formatMessage('quizPaste.lines', { count: reading.lines.length, leftOut })}
      className="bg-surface-2"
    >
      <PastedLines reading={reading} lines={lines} numbers={numbers} />
    </Column>
  );
  const added = (
    <Column
      title={formatMessage('quizPaste.added')}
      detail={formatMessage('quizPaste.editable')}
      className="md:border-s md:border-line"
    >
      {questions.length === 0 ? (
        <div className="p-4">
          <EmptyState title={formatMessage('quizPaste.none')}>
            {formatMessage('quizPaste.noneHint')}
          </EmptyState>
        </div>
      ) : (
        <>
          {looks.map((look) => (
            <p
              key={look}
              className="flex items-start gap-2 border-b border-line bg-warn-soft px-4 py-2 text-sm text-warn [&_.lucide]:size-4"
            >
              <TriangleAlertIcon />
              <span>{formatMessage(`quizPaste.rightBy.${look}`)}</span>
            </p>
          ))}
          <ol className="divide-y divide-line">
            {questions.map((question) => (
              <PreviewedQuestionRow
                key={question.index}
                paste={paste}
                question={question}
                number={numbers[question.index] ?? null}
              />
            ))}
          </ol>
        </>
      )}
    </Column>
  );
  if (!isPhone)
    return (
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,13fr)]">
        {pasted}
        {added}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="px-4">
        <TabList
          label={formatMessage('quizPaste.view')}
          tabs={[
            { value: 'added', label: formatMessage('quizPaste.added') },
            { value: 'pasted', label: formatMessage('quizPaste.pasted') },
          ]}
          selected={tab}
          panelId={panelId}
          onSelect={setTab}
        />
      </div>
      <div role="tabpanel" id={panelId}>
        {tab === 'added' ? added : pasted}
      </div>
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly detail: string;
  readonly className: string;
  readonly children: ReactNode;
}

const Column = ({ title, detail, className, children }: ColumnProps): ReactNode => (
  <div className={classNames('flex min-w-0 flex-col', columnHeight, className)}>
    <div className="flex shrink-0 flex-wrap justify-between gap-x-3 border-b border-line px-4 py-2 text-xs text-ink-2">
      <span className="font-semibold max-md:sr-only">{title}</span>
      <span className="figures">{detail}</span>
    </div>
    <ScrollRegion label={title} className="min-h-0 grow focus-visible:-outline-offset-2">
      {children}
    </ScrollRegion>
  </div>
);
