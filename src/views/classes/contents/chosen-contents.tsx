import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import type { AddContentsRef } from '../../../machines/classes/add-contents-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Checkbox } from '../../design/fields/checkbox.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { XIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface ChosenContentsProps {
  readonly add: AddContentsRef;
}

/** The quizzes or playlists that are going to be added. */
export function ChosenContents({ add }: ChosenContentsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const selected = useSelector(add, ({ context }) => context.selected);
  const label = formatMessage('classes.add.chosen');
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3">
      <h3 className="text-sm font-semibold">
        <span>{label} </span>
        {selected.length > 0 && <span className="figures">{selected.length}</span>}
      </h3>
      {selected.length === 0 ? (
        <div className="rounded-lg border border-dashed border-line-strong">
          <EmptyState title={formatMessage('classes.add.noneChosen')} />
        </div>
      ) : (
        <ol aria-label={label} className="grid gap-1">
          {selected.map(({ id, title }) => (
            <li
              key={id}
              className="flex items-center gap-2 rounded-md border border-line py-1 ps-3 pe-1"
            >
              <span className="min-w-0 grow truncate text-sm font-semibold" title={title}>
                {title}
              </span>
              <IconButton
                label={formatMessage('classes.add.drop', { title })}
                icon={<XIcon />}
                onClick={() => {
                  add.send({ type: 'add.drop', id });
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const maxWithoutSearch = 8;

/** The classes to which they are added, with a search when there are many. */
export function ClassChoice({ add }: ChosenContentsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [search, setSearch] = useState('');
  const { classes, classIds } = useSelector(add, ({ context }) => context);
  const hasFailed = useSelector(add, (snapshot) =>
    snapshot.matches({ open: { classes: 'failed' } }),
  );
  const wanted = search.trim().toLowerCase();
  const shown = (classes ?? []).filter(
    ({ id, title }) => classIds.includes(id) || title.toLowerCase().includes(wanted),
  );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{formatMessage('classes.add.classes')}</legend>
      {hasFailed && (
        <Alert
          tone="warn"
          action={
            <Button
              onClick={() => {
                add.send({ type: 'add.retryClasses' });
              }}
            >
              {formatMessage('common.retry')}
            </Button>
          }
        >
          {formatMessage('classes.add.classesFailed')}
        </Alert>
      )}
      {(classes?.length ?? 0) > maxWithoutSearch && (
        <SearchField
          label={formatMessage('classes.add.otherClasses')}
          value={search}
          onChange={setSearch}
          clearLabel={formatMessage('common.clearSearch')}
        />
      )}
      <ul className="grid max-h-60 gap-2 overflow-y-auto p-1">
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Checkbox
              label={title}
              checked={classIds.includes(id)}
              onChange={() => {
                add.send({ type: 'add.toggleClass', id });
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
