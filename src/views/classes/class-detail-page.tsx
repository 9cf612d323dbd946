import type { ReactNode } from 'react';

import type { ClassData } from '../../machines/classes/class-page-machine.ts';
import { href } from '../../domain/access/href.ts';
import { classTabs, getClassTabHref, type ClassTab } from '../../domain/classes/class-tabs.ts';
import { PageHeader } from '../design/layout/page-header.tsx';
import { TabLinks } from '../design/navigation/tab-links.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';

interface ClassDetailPageProps {
  readonly detail: ClassData;
  readonly tab: ClassTab;
  /** The content of the documents tab. */
  readonly documents: ReactNode;
}

/** A class with its tabs. */
export function ClassDetailPage({ detail, tab, documents }: ClassDetailPageProps): ReactNode {
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
        <PageHeader title={detail.title} />
        <TabLinks
          label={formatMessage('classes.tabs')}
          current={getClassTabHref(detail.id, tab)}
          tabs={classTabs.map((each) => ({
            to: getClassTabHref(detail.id, each),
            label: formatMessage(`classes.tabNames.${each}`),
            count: counts[each],
          }))}
        />
        {tab === 'documents' && documents}
      </div>
    </>
  );
}
