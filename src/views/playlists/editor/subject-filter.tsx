import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { Select } from '../../design/fields/select.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { RetryAlert } from '../../shared/retry-alert.tsx';
import type { VideoListRef } from '../../shared/videos/video-filters.tsx';
import { useSubjects } from './editor-context.ts';

const everySubject = '';

interface SubjectFilterProps {
  readonly list: VideoListRef;
}

/** The subject of the articles that are searched. */
export function SubjectFilter({ list }: SubjectFilterProps): ReactNode {
  const formatMessage = useFormatMessage();
  const subjects = useSubjects();
  const load = selectLoad(useSelector(subjects, (snapshot) => snapshot));
  const chosen = useSelector(list, ({ context }) => context.query.filters['subject']);
  if (load.state === 'failed')
    return (
      <RetryAlert
        onRetry={() => {
          subjects.send({ type: 'load.retry' });
        }}
      >
        {formatMessage('playlistEditor.subjectsFailed')}
      </RetryAlert>
    );
  const found = load.state === 'loaded' ? load.value : [];
  return (
    <Select
      label={formatMessage('playlistEditor.subject')}
      choices={[
        { value: everySubject, label: formatMessage('playlistEditor.everySubject') },
        ...found.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      value={chosen ?? everySubject}
      onChange={(value) => {
        list.send({ type: 'filter.choose', name: 'subject', value });
      }}
    />
  );
}
