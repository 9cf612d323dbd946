import { useId, type ReactNode } from 'react';

import type { SelectedInstitution } from '../../../machines/quiz/exporting/quiz-download-types.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { XIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface InstitutionFieldProps {
  readonly institution: SelectedInstitution | null;
  readonly isBusy: boolean;
  readonly onPick: () => void;
  readonly onClear: () => void;
}

/**
 * The institution that a package is made for, with buttons to select, change and clear it (QIO-06).
 */
export function InstitutionField({
  institution,
  isBusy,
  onPick,
  onClear,
}: InstitutionFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const labelId = useId();
  return (
    <fieldset aria-labelledby={labelId} disabled={isBusy} className="grid min-w-0 gap-1">
      <span id={labelId} className="text-xs font-medium text-ink-2">
        {formatMessage('quizDownload.institution')}
      </span>
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-2 rounded-md border border-line-strong py-1.5 ps-3 pe-1.5">
        {institution === null ? (
          <span className="min-w-0 grow text-sm text-ink-2">
            {formatMessage('quizDownload.anyInstitution')}
          </span>
        ) : (
          <span className="grid min-w-0 grow">
            <span className="text-sm font-semibold wrap-anywhere">{institution.title}</span>
            <span className="figures text-xs text-ink-2">
              {formatMessage('institutions.number', { id: String(institution.id) })}
            </span>
          </span>
        )}
        <Button variant={institution === null ? 'secondary' : 'quiet'} onClick={onPick}>
          {formatMessage(
            institution === null
              ? 'quizDownload.selectInstitution'
              : 'quizDownload.changeInstitution',
          )}
        </Button>
        {institution !== null && (
          <IconButton
            label={formatMessage('quizDownload.clearInstitution', { title: institution.title })}
            icon={<XIcon />}
            onClick={onClear}
          />
        )}
      </div>
    </fieldset>
  );
}
