import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type {
  AddContentsRef,
  ContentChoiceListRef,
} from '../../../machines/classes/add-contents-machine.ts';
import type { ContentChoice } from '../../../machines/classes/add-contents-types.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { CheckIcon, PlusIcon } from '../../design/icons/icons.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { ChoiceList } from '../../shared/lists/choice-list.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ChosenContents, ClassChoice } from './chosen-contents.tsx';

type ContentKind = 'quizzes' | 'playlists';

interface AddContentsDialogProps {
  readonly kind: ContentKind;
  readonly add: AddContentsRef;
}

/** The button that adds what is chosen, or says what has to be chosen first. */
function SendButton({ add }: Pick<AddContentsDialogProps, 'add'>): ReactNode {
  const formatMessage = useFormatMessage();
  const isSending = useSelector(add, (snapshot) => snapshot.hasTag('busy'));
  const { selected, classIds } = useSelector(add, ({ context }) => context);
  const findReason = (): string | undefined => {
    if (selected.length === 0) return formatMessage('classes.add.chooseFirst');
    return classIds.length === 0 ? formatMessage('classes.add.chooseClass') : undefined;
  };
  return (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      busy={isSending}
      disabledReason={findReason()}
      onClick={() => {
        add.send({ type: 'add.send' });
      }}
    >
      {formatMessage('classes.add.send', { count: selected.length, classes: classIds.length })}
    </Button>
  );
}

/** The dialog that adds several quizzes or playlists to several classes (CLS-11, CLS-12). */
export function AddContentsDialog({ kind, add }: AddContentsDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isOpen = useSelector(add, (snapshot) => snapshot.hasTag('open'));
  const failure = useSelector(add, ({ context }) => context.failure);
  const list = useSelector(
    add,
    ({ children }) => children['contentChoices'] as ContentChoiceListRef | undefined,
  );
  const close = (): void => {
    add.send({ type: 'add.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage(`classes.add.titles.${kind}`)}
      size="l"
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <SendButton add={add} />
        </>
      }
    >
      <div className="grid gap-4">
        {failure !== null && (
          <Alert tone="bad" title={formatMessage('common.error')}>
            {formatMessage(getFailureMessage(failure))}
          </Alert>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
          {list !== undefined && <AvailableContents kind={kind} add={add} list={list} />}
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            <ChosenContents add={add} />
            <ClassChoice add={add} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface AvailableContentsProps extends AddContentsDialogProps {
  readonly list: ContentChoiceListRef;
}

function AvailableContents({ kind, add, list }: AvailableContentsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const label = formatMessage(`classes.add.available.${kind}`);
  const isOwn = useSelector(list, ({ context }) => context.query.filters['owner'] === 'own');
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3 [&_search]:w-full">
      <h3 className="text-sm font-semibold">{label}</h3>
      {kind === 'playlists' && (
        <Switch
          label={formatMessage('classes.add.ownOnly')}
          checked={isOwn}
          onChange={(isOnly) => {
            list.send({ type: 'filter.choose', name: 'owner', value: isOnly ? 'own' : 'all' });
          }}
        />
      )}
      <ChoiceList
        list={list}
        label={label}
        searchLabel={formatMessage(`classes.add.search.${kind}`)}
        emptyTitle={formatMessage(`classes.add.none.${kind}`)}
        getFailureMessage={(failure) => getFailureMessage(failure)}
      >
        {(content) => <AvailableRow key={content.id} kind={kind} add={add} content={content} />}
      </ChoiceList>
    </section>
  );
}

interface AvailableRowProps extends AddContentsDialogProps {
  readonly content: ContentChoice;
}

function AvailableRow({ kind, add, content }: AvailableRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { selected, present } = useSelector(add, ({ context }) => context);
  const isPresent = present.includes(content.id);
  const isChosen = selected.some(({ id }) => id === content.id);
  return (
    <li className="flex items-center gap-2 rounded-md border border-line py-1 ps-3 pe-1">
      <span className="grid min-w-0 grow">
        <span className="truncate text-sm font-semibold" title={content.title}>
          {content.title}
        </span>
        <span className="figures text-xs text-ink-2">
          {formatMessage(
            kind === 'quizzes' ? 'classes.counts.questions' : 'classes.counts.videos',
            { count: content.count },
          )}
        </span>
      </span>
      <IconButton
        label={formatMessage('classes.add.choose', { title: content.title })}
        icon={isPresent || isChosen ? <CheckIcon /> : <PlusIcon />}
        disabledReason={
          isPresent
            ? formatMessage('classes.add.isPresent')
            : isChosen
              ? formatMessage('classes.add.isChosen')
              : undefined
        }
        onClick={() => {
          add.send({ type: 'add.choose', content });
        }}
      />
    </li>
  );
}
