import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { getClassQuizPaths } from '../../domain/classes/class-quiz-paths.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import { classTabs, getClassTabHref, type ClassTab } from '../../domain/classes/class-tabs.ts';
import type { AddContentsRef } from '../../machines/classes/add-contents-machine.ts';
import type { ClassData } from '../../machines/classes/class-page-machine.ts';
import { TabLinks } from '../design/navigation/tab-links.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { ClassHeader } from './class-header.tsx';
import { AddContentsDialog } from './contents/add-contents-dialog.tsx';
import { PlaylistsTab, QuizzesTab } from './contents/contents-tabs.tsx';
import { ColleaguesPanel } from './panels/colleagues-panel.tsx';
import { DeadlinesPanel } from './panels/deadlines-panel.tsx';
import { PublishPanel } from './panels/publish-panel.tsx';
import { QuizReminder } from './quiz-reminder.tsx';
import { CorrectAddressDialog, InviteStudentsDialog } from './students/student-dialogs.tsx';
import { StudentsTab, type StudentsTabProps } from './students/students-tab.tsx';
import type { ClassHandlers } from './use-class-actions.tsx';

/** The actors of the page of a class. */
export interface ClassDetailPageProps extends ClassHandlers, Omit<StudentsTabProps, 'detail'> {
  readonly detail: ClassData;
  readonly tab: ClassTab;
  readonly role: EffectiveRole;
  /** The time when the page was opened, in milliseconds since 1970. */
  readonly now: number;
  readonly addQuizzes: AddContentsRef;
  readonly addPlaylists: AddContentsRef;
  /** The content of the documents tab. */
  readonly documents: ReactNode;
  /** The content of the activity tab. */
  readonly activity: ReactNode;
}

/** A class: heading, tabs, and beside them what is missing, the deadlines and the colleagues. */
export function ClassDetailPage(props: ClassDetailPageProps): ReactNode {
  const { detail, tab, addQuizzes, addPlaylists, invite, address } = props;
  const formatMessage = useFormatMessage();
  const counts: Partial<Record<ClassTab, number>> = {
    students: detail.students.length,
    quizzes: detail.quizzes.length,
    playlists: detail.playlists.length,
    documents: detail.documents.length,
  };
  return (
    <>
      <ScreenHead
        title={detail.title}
        trail={[{ label: formatMessage('classes.title'), to: href('classes') }]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <ClassHeader {...props} />
        <TabLinks
          label={formatMessage('classes.tabs')}
          current={getClassTabHref(detail.id, tab)}
          tabs={classTabs.map((each) => ({
            to: getClassTabHref(detail.id, each),
            label: formatMessage(`classes.tabNames.${each}`),
            count: counts[each],
          }))}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
          <div className="min-w-0">
            <TabContent {...props} />
          </div>
          <ClassPanels {...props} />
        </div>
      </div>
      <InviteStudentsDialog invite={invite} />
      <CorrectAddressDialog address={address} />
      <AddContentsDialog kind="quizzes" add={addQuizzes} />
      <AddContentsDialog kind="playlists" add={addPlaylists} />
    </>
  );
}

function TabContent(props: ClassDetailPageProps): ReactNode {
  const { tab, detail, role, changes, addQuizzes, addPlaylists, documents, activity } = props;
  switch (tab) {
    case 'students':
      return <StudentsTab {...props} />;
    case 'quizzes':
      return (
        <QuizzesTab
          detail={detail}
          add={addQuizzes}
          changes={changes}
          getPaths={(quiz) => getClassQuizPaths(quiz, role)}
        />
      );
    case 'playlists':
      return <PlaylistsTab detail={detail} add={addPlaylists} changes={changes} />;
    case 'documents':
      return documents;
    case 'activity':
      return activity;
  }
}

function ClassPanels({ detail, role, now, changes, onShare }: ClassDetailPageProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getEditPath = (quizId: number): string | null => {
    const quiz = detail.quizzes.find(({ id }) => id === quizId);
    return quiz === undefined ? null : getClassQuizPaths(quiz, role).edit;
  };
  return (
    <aside
      aria-label={formatMessage('classes.overview')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:max-lg:grid-cols-2 md:max-lg:items-start"
    >
      {!detail.published && <PublishPanel detail={detail} getEditPath={getEditPath} />}
      <DeadlinesPanel
        quizzes={detail.quizzes}
        studentCount={detail.students.filter(({ status }) => status === 'joined').length}
        now={now}
        getEditPath={getEditPath}
        renderReminder={(quiz) => (
          <QuizReminder
            item={detail}
            quiz={quiz}
            reminder={quiz.reminder}
            changes={changes}
            now={now}
          />
        )}
      />
      <ColleaguesPanel
        detail={detail}
        changes={changes}
        onShare={() => {
          onShare(detail);
        }}
      />
    </aside>
  );
}
