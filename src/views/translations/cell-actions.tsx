import type { ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { PencilIcon, PlusIcon, TrashIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';

/** The handlers of the buttons of a cell. */
export interface CellHandlers {
  readonly onEdit: (row: TranslationRow, language: SiteLanguage) => void;
  readonly onRemove: (row: TranslationRow, language: SiteLanguage) => void;
}

interface CellActionsProps extends CellHandlers {
  readonly row: TranslationRow;
  readonly language: SiteLanguage;
  /** Whether the buttons leave the tab order, where the cell's own keys do the same. */
  readonly skipsTab?: boolean;
}

/** The buttons of a cell: edit and remove, or fill in when it is empty (TRAN-08). */
export function CellActions({
  row,
  language,
  skipsTab = false,
  onEdit,
  onRemove,
}: CellActionsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const values = { language: getLanguageName(language.tag), key: row.key };
  const isFilled = row.cells[language.code] !== undefined;
  const tab = skipsTab ? { tabIndex: -1 } : {};
  return (
    <span className="flex shrink-0">
      <IconButton
        {...tab}
        label={formatMessage(isFilled ? 'translations.edit' : 'translations.fill', values)}
        icon={isFilled ? <PencilIcon /> : <PlusIcon />}
        onClick={() => {
          onEdit(row, language);
        }}
      />
      {isFilled && (
        <IconButton
          {...tab}
          label={formatMessage('translations.remove', values)}
          icon={<TrashIcon />}
          onClick={() => {
            onRemove(row, language);
          }}
        />
      )}
    </span>
  );
}
