import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import { hasMarkup } from '../../domain/rich-text/plain-text.ts';
import type { SponsorFormRef } from '../../machines/sponsors/sponsor-form-machine.ts';
import { TextField } from '../design/fields/text-field.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface CompanyFieldsProps {
  readonly form: SponsorFormRef;
}

/**
 * The name and address of a company (SPON-15). The name may contain HTML and is previewed below the
 * field (SPON-43).
 */
export function CompanyFields({ form }: CompanyFieldsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const previewId = useId();
  const values = useSelector(form, ({ context }) => context.values);
  const errors = useSelector(form, ({ context }) => context.errors);
  const getFieldProps = (field: 'companyName' | 'companyUrl') => ({
    name: field,
    value: values[field],
    required: true,
    error: errors[field]?.map((message) => formatMessage(message)).join(' '),
    onChange: (value: string) => {
      form.send({ type: 'form.change', values: { [field]: value } });
    },
    onBlur: () => {
      form.send({ type: 'form.blur', field });
    },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-2">
        <TextField
          label={formatMessage('sponsors.companyName')}
          description={formatMessage('sponsors.nameHint')}
          autoComplete="off"
          {...getFieldProps('companyName')}
        />
        {hasMarkup(values.companyName) && (
          <div className="grid gap-0.5 rounded-md border border-line px-3 py-2 text-sm wrap-anywhere">
            <span id={previewId} className="text-xs text-ink-2">
              {formatMessage('sponsors.namePreview')}
            </span>
            <div role="group" aria-labelledby={previewId}>
              <RichText text={values.companyName} />
            </div>
          </div>
        )}
      </div>
      <TextField
        label={formatMessage('sponsors.companyUrl')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...getFieldProps('companyUrl')}
      />
    </div>
  );
}
