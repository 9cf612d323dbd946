import type { ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import { IconButton } from '../design/icon-button.tsx';
import { PencilIcon, PlusIcon, TrashIcon } from '../design/icon.tsx';
import { useSentence } from '../shared/sentences.tsx';

/** What the icons of a cell do. */
export interface CellActs {
  readonly onEdit: (row: TranslationRow, language: SiteLanguage) => void;
  readonly onRemove: (row: TranslationRow, language: SiteLanguage) => void;
}

interface CellActionsProps extends CellActs {
  readonly row: TranslationRow;
  readonly language: SiteLanguage;
  /** Leaves the icons out of the order of Tab, where the cell's own keys do the same. */
  readonly skipsTab?: boolean;
}

/** The icons of a cell: edit and remove, or fill in where nothing is (TRAN-08). */
export function CellActions({
  row,
  language,
  skipsTab = false,
  onEdit,
  onRemove,
}: CellActionsProps): ReactNode {
  const sentence = useSentence();
  const values = { language: language.name, key: row.key };
  const isFilled = row.cells[language.code] !== undefined;
  const tab = skipsTab ? { tabIndex: -1 } : {};
  return (
    <span className="flex shrink-0">
      <IconButton
        {...tab}
        label={sentence(isFilled ? 'translations.edit' : 'translations.fill', values)}
        icon={isFilled ? <PencilIcon /> : <PlusIcon />}
        onClick={() => {
          onEdit(row, language);
        }}
      />
      {isFilled && (
        <IconButton
          {...tab}
          label={sentence('translations.remove', values)}
          icon={<TrashIcon />}
          onClick={() => {
            onRemove(row, language);
          }}
        />
      )}
    </span>
  );
}
