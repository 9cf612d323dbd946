import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import type { newestTemplatesMachine } from '../../machines/dashboard/newest-templates-machine.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { Link } from '../design/navigation/link.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface NewestTemplatesProps {
  readonly templates: ActorRefFrom<typeof newestTemplatesMachine>;
}

/** The newest quiz templates, each a link to its editor. */
export function NewestTemplates({ templates }: NewestTemplatesProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const snapshot = useSelector(templates, (current) => current);
  return (
    <Panel
      title={formatMessage('dashboard.newest')}
      actions={
        <Link to={href('templates')} className="text-sm">
          {formatMessage('dashboard.allTemplates')}
        </Link>
      }
    >
      <Loaded
        load={selectLoad(snapshot)}
        lines={5}
        onRetry={() => {
          templates.send({ type: 'load.retry' });
        }}
      >
        {(newest) =>
          newest.length === 0 ? (
            <p className="text-sm text-ink-2">{formatMessage('dashboard.noTemplates')}</p>
          ) : (
            <ul className="rounded-lg border border-line bg-surface">
              {newest.map(({ id, title, createdAt, countOfQuestions }) => (
                <li
                  key={id}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line px-4 py-2 text-sm last:border-0"
                >
                  <Link
                    to={href('templateEdit', { quizId: id })}
                    className="min-w-0 grow rounded-sm font-semibold wrap-anywhere no-underline hover:underline"
                  >
                    {title}
                  </Link>
                  <span className="figures text-ink-2">
                    {formatMessage('dashboard.questions', { count: countOfQuestions })}
                  </span>
                  <time dateTime={createdAt} className="figures text-ink-2">
                    {format.dateTime(new Date(createdAt), {
                      day: '2-digit',
                      month: '2-digit',
                      year: 'numeric',
                    })}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
