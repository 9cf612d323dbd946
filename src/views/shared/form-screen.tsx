import type { ReactNode } from 'react';

import type { Message } from '../../domain/notice.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { ButtonLink } from '../design/link.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { useFocusFirstFault } from './focus-first-fault.ts';
import { useSay, useSentence } from './sentences.tsx';

interface FormScreenProps {
  readonly title: string;
  /** The fields. */
  readonly children: ReactNode;
  /** Faults that belong to the form, shown above the fields and announced. */
  readonly faults: readonly Message[];
  /** How often a submit was refused: each time the focus goes to the first faulty field. */
  readonly refusals?: number | undefined;
  readonly saveLabel?: string | undefined;
  readonly saving: boolean;
  /** Why it cannot be saved now. */
  readonly whyNotSave?: Message | undefined;
  readonly onSave: () => void;
  /** Where Cancel leads. */
  readonly cancelTo: string;
}

/** A form as every area shows it: heading, faults, fields, and a bar with Save that stays in view. */
export function FormScreen({
  title,
  children,
  faults,
  refusals = 0,
  saveLabel,
  saving,
  whyNotSave,
  onSave,
  cancelTo,
}: FormScreenProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  return (
    <form
      ref={useFocusFirstFault(refusals)}
      noValidate
      aria-label={title}
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving && whyNotSave === undefined) onSave();
      }}
      className="grid max-w-2xl content-start gap-5 px-3 pt-4 md:px-6 md:pt-5"
    >
      <PageHeader title={title} />
      {faults.length > 0 && (
        <Alert tone="bad" title={sentence('common.faults', { count: faults.length })}>
          <ul className="list-disc ps-4">
            {faults.map((fault) => (
              <li key={say(fault)}>{say(fault)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      <div className="sticky bottom-0 -mx-3 flex gap-2 border-t border-line bg-ground px-3 py-3 md:-mx-6 md:px-6">
        <Button
          type="submit"
          variant="primary"
          busy={saving}
          whyDisabled={whyNotSave && say(whyNotSave)}
        >
          {saveLabel ?? sentence('common.save')}
        </Button>
        <ButtonLink to={cancelTo}>{sentence('common.cancel')}</ButtonLink>
      </div>
    </form>
  );
}
