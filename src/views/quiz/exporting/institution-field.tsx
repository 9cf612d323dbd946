import { useId, type ReactNode } from 'react';

import type { ChosenInstitution } from '../../../machines/quiz/exporting/quiz-download-types.ts';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { XIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface InstitutionFieldProps {
  readonly institution: ChosenInstitution | null;
  readonly isBusy: boolean;
  readonly onPick: () => void;
  readonly onClear: () => void;
}

/** For which institution a package is made, with the way to choose one and to take it back (QIO-06). */
export function InstitutionField({
  institution,
  isBusy,
  onPick,
  onClear,
}: InstitutionFieldProps): ReactNode {
  const sentence = useSentence();
  const labelId = useId();
  return (
    <fieldset aria-labelledby={labelId} disabled={isBusy} className="grid min-w-0 gap-1">
      <span id={labelId} className="text-xs font-medium text-ink-2">
        {sentence('quizExport.institution')}
      </span>
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-2 rounded-md border border-line-strong py-1.5 ps-3 pe-1.5">
        {institution === null ? (
          <span className="min-w-0 grow text-sm text-ink-2">
            {sentence('quizExport.anyInstitution')}
          </span>
        ) : (
          <span className="grid min-w-0 grow">
            <span className="text-sm font-semibold wrap-anywhere">{institution.title}</span>
            <span className="figures text-xs text-ink-2">
              {sentence('institutions.number', { id: String(institution.id) })}
            </span>
          </span>
        )}
        <Button variant={institution === null ? 'secondary' : 'quiet'} onClick={onPick}>
          {sentence(
            institution === null ? 'quizExport.selectInstitution' : 'quizExport.changeInstitution',
          )}
        </Button>
        {institution !== null && (
          <IconButton
            label={sentence('quizExport.clearInstitution', { title: institution.title })}
            icon={<XIcon />}
            onClick={onClear}
          />
        )}
      </div>
    </fieldset>
  );
}
