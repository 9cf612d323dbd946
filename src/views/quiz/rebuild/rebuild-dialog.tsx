import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { rebuildTypes } from '../../../domain/quiz/rebuild.ts';
import type { RebuildSectionsRef } from '../../../machines/quiz/rebuild/rebuild-sections-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { RadioGroup } from '../../design/radio-group.tsx';
import { Select } from '../../design/select.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';

interface RebuildDialogProps {
  readonly rebuild: RebuildSectionsRef;
}

/** Asks which section quizzes to rebuild and how (QIO-17 to QIO-20, QVAL-36). */
export function RebuildDialog({ rebuild }: RebuildDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const form = useId();
  const snapshot = useSelector(rebuild, (current) => current);
  const {
    choice: { type, isAllUpdate },
    fault,
    failure,
  } = snapshot.context;
  const close = (): void => {
    rebuild.send({ type: 'rebuild.close' });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={sentence('common.close')}
      title={sentence('quizRebuild.title')}
      description={sentence('quizRebuild.detail')}
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={snapshot.matches('sending')}>
            {sentence('quizRebuild.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        aria-label={sentence('quizRebuild.title')}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          rebuild.send({ type: 'rebuild.send' });
          if (rebuild.getSnapshot().context.fault !== null)
            event.currentTarget.querySelector<HTMLElement>('[aria-haspopup=listbox]')?.focus();
        }}
      >
        <Select
          label={sentence('quizRebuild.section')}
          required
          placeholder={sentence('quizRebuild.choose')}
          choices={rebuildTypes.map((each) => ({
            value: each,
            label: sentence(`quizRebuild.types.${each}`),
          }))}
          value={type}
          error={fault === null ? undefined : say(fault)}
          onChange={(next) => {
            rebuild.send({ type: 'rebuild.change', choice: { type: next } });
          }}
        />
        <RadioGroup
          label={sentence('quizRebuild.mode')}
          choices={[
            { value: '0', label: sentence('quizRebuild.onlyMissing') },
            { value: '1', label: sentence('quizRebuild.all') },
          ]}
          value={isAllUpdate ? '1' : '0'}
          onChange={(next) => {
            rebuild.send({ type: 'rebuild.change', choice: { isAllUpdate: next === '1' } });
          }}
        />
        {failure !== null && <Alert tone="bad">{say(failure)}</Alert>}
      </form>
    </Dialog>
  );
}
