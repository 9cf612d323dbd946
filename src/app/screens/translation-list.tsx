import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { languageOf } from '../../domain/translations/languages.ts';
import { translationGridDefaults } from '../../domain/translations/translation-search.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import { CellRemovalDialog } from '../../views/translations/cell-removal-dialog.tsx';
import { TranslationList } from '../../views/translations/translation-list.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedGroupChoices } from '../supply/translation-groups.ts';
import { suppliedCellRemoval, suppliedTranslationGrid } from '../supply/translations.ts';
import { useCall } from '../use-call.ts';
import { useListAddress } from '../use-list-address.ts';
import { EditedCell } from './edited-cell.tsx';

/** The screen at /translations. Its search, filters, sort and place stand in the address (decision 31). */
export default function TranslationListScreen(): ReactNode {
  const { place } = useServices();
  const call = useCall();
  const machines = useMemo(
    () => ({
      grid: suppliedTranslationGrid(call),
      groups: suppliedGroupChoices(call),
      removal: suppliedCellRemoval(call),
    }),
    [call],
  );
  const grid = useRootActor(machines.grid, {
    id: 'translationGrid',
    input: { address: place.current().search, defaults: translationGridDefaults },
  });
  const groups = useRootActor(machines.groups, { id: 'translationGroupChoices', input: null });
  const removal = useRootActor(machines.removal, { id: 'cellRemoval', input: undefined });
  const [edited, setEdited] = useState<{
    readonly row: TranslationRow;
    readonly language: SiteLanguage;
  } | null>(null);
  useListAddress(grid);
  useLayoutEffect(() => {
    const stored = removal.on('stored', ({ place: where, cell }) => {
      grid.send({ type: 'cell.stored', place: where, cell });
    });
    return () => {
      stored.unsubscribe();
    };
  }, [removal, grid]);
  return (
    <TranslationList
      grid={grid}
      groups={groups}
      onEdit={(row, language) => {
        setEdited({ row, language });
      }}
      onRemove={(row, language) => {
        const cell = row.cells[language.code];
        if (cell !== undefined)
          removal.send({
            type: 'removal.open',
            removable: { place: { key: row.key, language: language.code }, cell, row },
          });
      }}
      dialogs={
        <>
          {edited !== null && (
            <EditedCell
              key={`${edited.row.key} ${edited.language.code}`}
              {...edited}
              grid={grid}
              groups={groups}
              onFillEnglish={() => {
                setEdited({ ...edited, language: languageOf('en') });
              }}
              onClose={() => {
                setEdited(null);
              }}
            />
          )}
          <CellRemovalDialog removal={removal} />
        </>
      }
    />
  );
}
