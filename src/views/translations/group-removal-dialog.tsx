import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import { removalFault } from '../../domain/translations/group-removal.ts';
import type {
  GroupRemovalRef,
  RemovableGroup,
} from '../../machines/translations/group-removal-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { RefreshIcon } from '../design/icon.tsx';
import { RadioGroup } from '../design/radio-group.tsx';
import { Select } from '../design/select.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface GroupRemovalDialogProps {
  readonly removal: GroupRemovalRef;
}

/** Asks before a group is deleted, and what becomes of its keys when it has any. */
export function GroupRemovalDialog({ removal }: GroupRemovalDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const snapshot = useSelector(removal, (current) => current);
  const { group, removable, failure } = snapshot.context;
  const close = (): void => {
    removal.send({ type: 'removal.close' });
  };
  const isAsking = snapshot.matches('asking') || snapshot.matches('removing');
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      title={sentence('translationGroups.deleteTitle', { title: group?.title ?? '' })}
      footer={
        <>
          <Button data-autofocus="" onClick={close}>
            {sentence('common.cancel')}
          </Button>
          {isAsking && (
            <Button
              variant="danger"
              busy={snapshot.matches('removing')}
              onClick={() => {
                removal.send({ type: 'removal.confirm' });
              }}
            >
              {sentence('common.delete')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        {snapshot.matches('reading') && (
          <div role="status">
            <span className="sr-only">{sentence('common.loading')}</span>
            <Skeleton width={70} />
          </div>
        )}
        {failure !== null && (
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
                  {sentence('common.retry')}
                </Button>
              )
            }
          >
            {say(failureMessage(failure, { key: 'translationGroups.deleteFailed' }))}
          </Alert>
        )}
        {isAsking && removable !== null && <Question removal={removal} removable={removable} />}
      </div>
    </Dialog>
  );
}

interface QuestionProps extends GroupRemovalDialogProps {
  readonly removable: RemovableGroup;
}

function Question({ removal, removable }: QuestionProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const { choice, isRefused } = useSelector(removal, ({ context }) => context);
  const {
    group: { countOfKeys = 0 },
    others,
  } = removable;
  const fault = isRefused ? removalFault(removable, choice) : null;
  if (countOfKeys === 0) return <p>{sentence('translationGroups.deleteDetail')}</p>;
  return (
    <>
      <p>{sentence('translationGroups.inUse', { count: countOfKeys })}</p>
      <RadioGroup
        hideLabel
        label={sentence('translationGroups.keysOfDeleted')}
        choices={[
          {
            value: 'move',
            label: sentence('translationGroups.moveKeys'),
            whyDisabled:
              others.length === 0 ? sentence('translationGroups.noOtherGroup') : undefined,
          },
          { value: 'delete', label: sentence('translationGroups.deleteKeys') },
        ]}
        value={choice.fate}
        error={fault !== null && choice.fate === null ? say(fault) : undefined}
        onChange={(fate) => {
          removal.send({ type: 'removal.choose', choice: { fate } });
        }}
      />
      {choice.fate === 'move' && (
        <Select<string>
          required
          label={sentence('translationGroups.moveTo')}
          placeholder={sentence('translations.chooseGroup')}
          choices={others.map(({ id, title, key }) => ({
            value: String(id),
            label: title,
            description: key,
          }))}
          value={choice.moveTo === null ? null : String(choice.moveTo)}
          error={fault === null ? undefined : say(fault)}
          onChange={(id) => {
            removal.send({ type: 'removal.choose', choice: { moveTo: Number(id) } });
          }}
        />
      )}
    </>
  );
}
