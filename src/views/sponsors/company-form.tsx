import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import type { SponsorValues } from '../../domain/sponsors/sponsor-form.ts';
import type { SponsorFormRef } from '../../machines/sponsors/sponsor-form-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Panel } from '../design/panel.tsx';
import { useShortcuts } from '../design/use-shortcuts.ts';
import { useFocusFirstFault } from '../shared/focus-first-fault.ts';
import { FormConflict } from '../shared/form-conflict.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { CompanyFields } from './company-fields.tsx';

interface CompanyFormProps {
  readonly form: SponsorFormRef;
}

const labels = { companyName: 'sponsors.companyName', companyUrl: 'sponsors.companyUrl' } as const;
const fields = ['companyName', 'companyUrl'] as const;

/** Name and address of a stored sponsor with their own Save; where two people changed the same, both values and the choice between them. */
export function CompanyForm({ form }: CompanyFormProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const { values, theirs, failure, refusals } = useSelector(form, ({ context }) => context);
  const isConflict = useSelector(form, (snapshot) => snapshot.matches({ editing: 'conflict' }));
  const isUnread = useSelector(form, (snapshot) =>
    snapshot.matches({ editing: { conflict: 'unread' } }),
  );
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const isClean = useSelector(
    form,
    (snapshot) => snapshot.matches({ editing: 'clean' }) || snapshot.matches('saved'),
  );
  const save = (): void => {
    form.send({ type: 'form.submit' });
  };
  useShortcuts({ 'Mod+s': save });
  const both = (theirValues: SponsorValues) =>
    fields
      .filter((field) => values[field] !== theirValues[field])
      .map((field) => ({
        label: sentence(labels[field]),
        yours: <span className="wrap-anywhere">{values[field]}</span>,
        theirs: <span className="wrap-anywhere">{theirValues[field]}</span>,
      }));
  return (
    <Panel title={sentence('sponsors.details')}>
      <form
        ref={useFocusFirstFault(refusals)}
        noValidate
        aria-label={sentence('sponsors.details')}
        aria-busy={isSaving}
        className="grid max-w-2xl content-start gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isConflict && (
          <FormConflict
            differences={theirs === null ? null : both(theirs.values)}
            isUnread={isUnread}
            onReadAgain={() => {
              form.send({ type: 'conflict.readAgain' });
            }}
            onKeepYours={() => {
              form.send({ type: 'conflict.overwrite' });
            }}
            onTakeTheirs={() => {
              form.send({ type: 'conflict.takeTheirs' });
            }}
          />
        )}
        {!isConflict && failure !== null && failure.kind !== 'invalid' && (
          <Alert tone="bad" title={sentence('sponsors.notUpdated')}>
            {say(failure.kind === 'notFound' ? { key: 'sponsors.gone' } : failureMessage(failure))}
          </Alert>
        )}
        <CompanyFields form={form} />
        <div>
          <Button
            type="submit"
            variant="primary"
            kbd="Ctrl S"
            busy={isSaving}
            whyDisabled={isClean ? sentence('forms.nothingChanged') : undefined}
          >
            {sentence('common.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
