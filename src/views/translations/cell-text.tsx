import type { ReactNode } from 'react';

import type { CellEdit } from '../../domain/translations/cell-edits.ts';
import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { CircleAlertIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface CellTextProps {
  /** The stored value, or undefined when the cell is empty. */
  readonly value: string | undefined;
  readonly language: SiteLanguage;
  /** What was typed or pasted and is not stored yet; it is shown instead. */
  readonly edit?: CellEdit | undefined;
}

/** A value that is not stored: marked when it was refused, with the reason. */
function UnsavedText({ edit, language }: CellTextProps & { readonly edit: CellEdit }): ReactNode {
  const formatMessage = useFormatMessage();
  const reason = edit.reason === null ? undefined : formatMessage(edit.reason);
  return (
    <span
      data-unsaved={reason === undefined ? 'waiting' : 'refused'}
      title={reason ?? edit.value}
      className="flex min-w-0 grow items-start gap-1.5 data-[unsaved=waiting]:text-ink-2 data-[unsaved=refused]:text-bad [&_.lucide]:mt-0.5 [&_.lucide]:size-4 [&_.lucide]:shrink-0"
    >
      {reason !== undefined && <CircleAlertIcon />}
      <span
        dir="auto"
        lang={language.tag}
        className="line-clamp-2 min-w-0 wrap-anywhere rtl:[text-align:right]"
      >
        {edit.value}
      </span>
      {reason !== undefined && (
        <span className="sr-only">
          {formatMessage('translations.unsavedValue')}: {reason}
        </span>
      )}
    </span>
  );
}

/** The value of a cell with its language and text direction, or a dash when it is empty. */
export function CellText({ value, language, edit }: CellTextProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (edit !== undefined) return <UnsavedText value={value} language={language} edit={edit} />;
  if (value === undefined)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{formatMessage('translations.missing')}</span>
      </span>
    );
  return (
    <span
      dir="auto"
      lang={language.tag}
      title={value}
      className="line-clamp-2 min-w-0 grow wrap-anywhere rtl:[text-align:right]"
    >
      {value}
    </span>
  );
}
