import type { ReactNode } from 'react';

import type { FormatMessage } from '../../../domain/messages/message.ts';
import { canDoInClass } from '../../../domain/classes/class-access.ts';
import { getClassTabHref } from '../../../domain/classes/class-tabs.ts';
import type { ClassData } from '../../../machines/classes/class-page-machine.ts';
import { CheckIcon, CircleAlertIcon } from '../../design/icons/icons.tsx';
import { Link } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ClassPanel } from './class-panel.tsx';

/** The id of the panel, to which the heading's link leads. */
export const publishPanelId = 'before-publishing';

interface Step {
  readonly id: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly name?: string; readonly to: string };
}

const isMissing = ({ missing }: ClassData, reason: string): boolean =>
  missing.some((thing) => thing.reason === reason);

/** Returns what is ready in a class. */
function listReady(detail: ClassData, formatMessage: FormatMessage): Step[] {
  const { students, quizzes, playlists, documents } = detail;
  return [
    ...(isMissing(detail, 'noStudents')
      ? []
      : [
          {
            id: 'students',
            text: formatMessage('classes.missing.students', { count: students.length }),
          },
        ]),
    ...(isMissing(detail, 'noContent')
      ? []
      : [
          {
            id: 'contents',
            text: formatMessage('classes.missing.contents', {
              quizzes: formatMessage('classes.counts.quizzes', { count: quizzes.length }),
              playlists: formatMessage('classes.counts.playlists', { count: playlists.length }),
            }),
          },
        ]),
    ...(quizzes.length === 0 || isMissing(detail, 'quizWithoutDeadline')
      ? []
      : [{ id: 'deadlines', text: formatMessage('classes.missing.deadlines') }]),
    ...(documents.length === 0 || isMissing(detail, 'documentsNotShared')
      ? []
      : [{ id: 'documents', text: formatMessage('classes.missing.documents') }]),
  ];
}

type MissingThing = ClassData['missing'][number];

/** Returns a missing thing with the place where it is mended, when the person may mend it. */
function toStep(
  { reason, quiz, count }: MissingThing,
  { id, access }: ClassData,
  getEditPath: (quizId: number) => string | null,
  formatMessage: FormatMessage,
): Step {
  const createAction = (label: string, to: string, name?: string) => ({
    action: { label, to, ...(name !== undefined && { name }) },
  });
  switch (reason) {
    case 'noStudents':
      return {
        id: reason,
        text: formatMessage('classes.missing.noStudents'),
        ...(canDoInClass(access, 'changeStudents') &&
          createAction(formatMessage('classes.missing.invite'), getClassTabHref(id, 'students'))),
      };
    case 'noContent':
      return {
        id: reason,
        text: formatMessage('classes.missing.noContent'),
        ...createAction(formatMessage('classes.missing.add'), getClassTabHref(id, 'quizzes')),
      };
    case 'quizWithoutDeadline': {
      const title = quiz?.title ?? '';
      const to = getEditPath(quiz?.id ?? 0);
      return {
        id: `${reason} ${String(quiz?.id)}`,
        text: formatMessage('classes.missing.noDeadline', { title }),
        ...(to !== null &&
          createAction(
            formatMessage('classes.missing.setIt'),
            to,
            formatMessage('classes.missing.setDeadlineOf', { title }),
          )),
      };
    }
    case 'documentsNotShared':
      return {
        id: reason,
        text: formatMessage('classes.missing.documentsNotShared', { count }),
        ...createAction(
          formatMessage('classes.share'),
          getClassTabHref(id, 'documents'),
          formatMessage('classes.missing.shareDocuments'),
        ),
      };
  }
}

interface PublishPanelProps {
  readonly detail: ClassData;
  /** Returns where the deadline of a quiz is set; null when the person may not. */
  readonly getEditPath: (quizId: number) => string | null;
}

/** What is ready and what is missing before the class is published. */
export function PublishPanel({ detail, getEditPath }: PublishPanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const ready = listReady(detail, formatMessage);
  const missing = detail.missing.map((thing) => toStep(thing, detail, getEditPath, formatMessage));
  const total = ready.length + missing.length;
  const values = { done: ready.length, total };
  return (
    <ClassPanel
      id={publishPanelId}
      title={formatMessage('classes.missing.title')}
      note={formatMessage('classes.missing.progress', values)}
    >
      <div
        role="img"
        aria-label={formatMessage('classes.missing.progressLabel', values)}
        className="flex gap-1"
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            data-done={index < ready.length || undefined}
            className="h-1 grow rounded-full bg-line-strong data-done:bg-good"
          />
        ))}
      </div>
      <ul className="grid gap-2 text-sm">
        {ready.map(({ id, text }) => (
          <li key={id} className="flex items-start gap-2 text-ink-2">
            <CheckIcon className="mt-0.5 size-4 shrink-0 text-good" />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
        {missing.map(({ id, text, action }) => (
          <li key={id} className="flex items-start gap-2 font-medium">
            <CircleAlertIcon className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0 grow wrap-anywhere">{text}</span>
            {action && (
              <Link
                to={action.to}
                aria-label={action.name}
                className="shrink-0 rounded-sm font-semibold text-accent no-underline hover:underline"
              >
                {action.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </ClassPanel>
  );
}
