import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { holdsMarkup } from '../../domain/rich-text/holds-markup.ts';
import type { SponsorFormRef } from '../../machines/sponsors/sponsor-form-machine.ts';
import { TextField } from '../design/text-field.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface CompanyFieldsProps {
  readonly form: SponsorFormRef;
}

/** The name, which may hold HTML and is shown below as readers see it (SPON-43), and the address of a company (SPON-15). */
export function CompanyFields({ form }: CompanyFieldsProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const previewId = useId();
  const values = useSelector(form, ({ context }) => context.values);
  const faults = useSelector(form, ({ context }) => context.faults);
  const wire = (field: 'companyName' | 'companyUrl') => ({
    name: field,
    value: values[field],
    required: true,
    error: faults[field]?.map(say).join(' '),
    onChange: (value: string) => {
      form.send({ type: 'form.change', values: { [field]: value } });
    },
    onBlur: () => {
      form.send({ type: 'form.leave', field });
    },
  });
  return (
    <>
      <div className="grid gap-2">
        <TextField
          label={sentence('sponsors.companyName')}
          description={sentence('sponsors.nameHint')}
          autoComplete="off"
          {...wire('companyName')}
        />
        {holdsMarkup(values.companyName) && (
          <div className="grid gap-0.5 rounded-md border border-line px-3 py-2 text-sm wrap-anywhere">
            <span id={previewId} className="text-xs text-ink-2">
              {sentence('sponsors.namePreview')}
            </span>
            <div role="group" aria-labelledby={previewId}>
              <RichText text={values.companyName} />
            </div>
          </div>
        )}
      </div>
      <TextField
        label={sentence('sponsors.companyUrl')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...wire('companyUrl')}
      />
    </>
  );
}
