import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { findRemovalError } from '../../domain/translations/group-removal.ts';
import type {
  GroupRemovalRef,
  RemovableGroup,
} from '../../machines/translations/group-removal-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { RefreshIcon } from '../design/icons/icons.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { Select } from '../design/fields/select.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface GroupRemovalDialogProps {
  readonly removal: GroupRemovalRef;
}

/** The error of counting the keys or deleting the group. */
function RemovalError({ removal }: GroupRemovalDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(removal, (current) => current);
  const { failure } = snapshot.context;
  if (failure === null) return null;
  return (
    <Alert
      tone="bad"
      action={
        snapshot.matches('readFailed') && (
          <Button
            icon={<RefreshIcon />}
            onClick={() => {
              removal.send({ type: 'removal.retry' });
            }}
          >
            {formatMessage('common.retry')}
          </Button>
        )
      }
    >
      {formatMessage(getFailureMessage(failure, { key: 'translationGroups.deleteFailed' }))}
    </Alert>
  );
}

/** Asks for confirmation before a group is deleted, and for the group that receives its keys. */
export function GroupRemovalDialog({ removal }: GroupRemovalDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(removal, (current) => current);
  const { group, removable } = snapshot.context;
  const close = (): void => {
    removal.send({ type: 'removal.close' });
  };
  const isAsking = snapshot.matches('asking') || snapshot.matches('removing');
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      title={formatMessage('translationGroups.deleteTitle', { title: group?.title ?? '' })}
      footer={
        <>
          <Button data-autofocus="" onClick={close}>
            {formatMessage('common.cancel')}
          </Button>
          {isAsking && (
            <Button
              variant="danger"
              busy={snapshot.matches('removing')}
              onClick={() => {
                removal.send({ type: 'removal.confirm' });
              }}
            >
              {formatMessage('common.delete')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        {snapshot.matches('reading') && (
          <div role="status">
            <span className="sr-only">{formatMessage('common.loading')}</span>
            <Skeleton width={70} />
          </div>
        )}
        <RemovalError removal={removal} />
        {isAsking && removable !== null && <Question removal={removal} removable={removable} />}
      </div>
    </Dialog>
  );
}

interface QuestionProps extends GroupRemovalDialogProps {
  readonly removable: RemovableGroup;
}

function Question({ removal, removable }: QuestionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { choice, isRejected } = useSelector(removal, ({ context }) => context);
  const {
    group: { countOfKeys = 0 },
    others,
  } = removable;
  const error = isRejected ? findRemovalError(removable, choice) : null;
  if (countOfKeys === 0) return <p>{formatMessage('translationGroups.deleteDetail')}</p>;
  return (
    <>
      <p>{formatMessage('translationGroups.inUse', { count: countOfKeys })}</p>
      <RadioGroup
        hideLabel
        label={formatMessage('translationGroups.keysOfDeleted')}
        choices={[
          {
            value: 'move',
            label: formatMessage('translationGroups.moveKeys'),
            disabledReason:
              others.length === 0 ? formatMessage('translationGroups.noOtherGroup') : undefined,
          },
          { value: 'delete', label: formatMessage('translationGroups.deleteKeys') },
        ]}
        value={choice.fate}
        error={error !== null && choice.fate === null ? formatMessage(error) : undefined}
        onChange={(fate) => {
          removal.send({ type: 'removal.choose', choice: { fate } });
        }}
      />
      {choice.fate === 'move' && (
        <Select<string>
          required
          label={formatMessage('translationGroups.moveTo')}
          placeholder={formatMessage('translations.chooseGroup')}
          choices={others.map(({ id, title, key }) => ({
            value: String(id),
            label: title,
            description: key,
          }))}
          value={choice.moveTo === null ? null : String(choice.moveTo)}
          error={error === null ? undefined : formatMessage(error)}
          onChange={(id) => {
            removal.send({ type: 'removal.choose', choice: { moveTo: Number(id) } });
          }}
        />
      )}
    </>
  );
}
