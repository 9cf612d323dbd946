import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type {
  InstitutionChoice,
  institutionListMachine,
} from '../../machines/shared/institution-list-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Pagination } from '../design/pagination.tsx';
import { SearchField } from '../design/search-field.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useSay, useSentence } from './sentences.tsx';
import { failureMessage } from '../../domain/failure-message.ts';

interface InstitutionPickerProps {
  readonly title: string;
  /** The running list; the dialog is open while there is one. */
  readonly list: ActorRefFrom<typeof institutionListMachine> | undefined;
  readonly onChoose: (institution: InstitutionChoice) => void;
  readonly onClose: () => void;
}

/** The institution picker (INST-01 to INST-06): searched by title or number, 20 a page. */
export function InstitutionPicker({
  title,
  list,
  onChoose,
  onClose,
}: InstitutionPickerProps): ReactNode {
  const sentence = useSentence();
  return (
    <Dialog
      open={list !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={sentence('common.close')}
      size="m"
    >
      {list !== undefined && <Institutions list={list} onChoose={onChoose} />}
    </Dialog>
  );
}

interface InstitutionsProps {
  readonly list: ActorRefFrom<typeof institutionListMachine>;
  readonly onChoose: (institution: InstitutionChoice) => void;
}

function Institutions({ list, onChoose }: InstitutionsProps): ReactNode {
  const sentence = useSentence();
  const text = useSelector(list, ({ context }) => context.searchText);
  const page = useSelector(list, ({ context }) => context.query.page);
  const pages = useSelector(list, ({ context }) => context.totalPages);
  return (
    <div className="grid content-start gap-3 md:min-h-96">
      <SearchField
        label={sentence('institutions.search')}
        value={text}
        onChange={(next) => {
          list.send({ type: 'search.type', text: next });
        }}
        clearLabel={sentence('common.clearSearch')}
      />
      <Rows list={list} onChoose={onChoose} />
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={(next) => {
            list.send({ type: 'page.go', page: next });
          }}
          sentences={{
            label: sentence('common.pages'),
            previous: sentence('common.previousPage'),
            next: sentence('common.nextPage'),
            page: (each) => sentence('common.page', { page: each }),
          }}
        />
      )}
    </div>
  );
}

function Rows({ list, onChoose }: InstitutionsProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const state = useSelector(list, ({ value }) => value.page);
  const items = useSelector(list, ({ context }) => context.items);
  const answer = useSelector(list, ({ context }) => context.answer);
  if ((state === 'failed' || state === 'denied') && answer?.ok === false) {
    return (
      <Alert
        tone="bad"
        action={
          <Button
            onClick={() => {
              list.send({ type: 'list.refresh' });
            }}
          >
            {sentence('common.retry')}
          </Button>
        }
      >
        {say(failureMessage(answer.failure))}
      </Alert>
    );
  }
  if (state === 'empty')
    return (
      <div role="status">
        <EmptyState title={sentence('institutions.none')} />
      </div>
    );
  if (state === 'loading' || state === 'judging')
    return (
      <div aria-hidden="true" className="grid gap-4 py-2">
        {Array.from({ length: 6 }, (_, i) => (
          <Skeleton key={i} width={i % 2 === 0 ? 70 : 50} />
        ))}
      </div>
    );
  return (
    <ul aria-label={sentence('institutions.list')} className="grid gap-1">
      {items.map((institution) => (
        <li
          key={institution.id}
          className="flex items-center gap-3 rounded-md border border-line py-1.5 ps-3 pe-1.5"
        >
          <span className="grid min-w-0 grow">
            <span className="text-sm font-semibold wrap-anywhere">{institution.title}</span>
            <span className="figures text-xs text-ink-2">
              {sentence('institutions.number', { id: String(institution.id) })}
            </span>
          </span>
          {!institution.approved && (
            <Badge tone="warn">{sentence('institutions.notApproved')}</Badge>
          )}
          <Button
            aria-label={`${sentence('institutions.select')} ${institution.title}`}
            onClick={() => {
              onChoose(institution);
            }}
          >
            {sentence('institutions.select')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
