import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { getLanguage } from '../../domain/translations/languages.ts';
import { translationGridDefaults } from '../../domain/translations/translation-search.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import { CellRemovalDialog } from '../../views/translations/cell-removal-dialog.tsx';
import { useLatest } from '../../views/design/hooks/use-latest.ts';
import { TranslationList } from '../../views/translations/translation-list.tsx';
import type { SavedEdit } from '../../machines/translations/cell-editing-types.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { provideCellEditing } from '../actors/translations/cell-editing.ts';
import { provideGroupChoices } from '../actors/translations/translation-groups.ts';
import { provideCellRemoval, provideTranslationGrid } from '../actors/translations/translations.ts';
import { useCall } from '../hooks/use-call.ts';
import type { UndoableChange } from '../../machines/translations/bulk-change.ts';
import { useTranslationUndo } from '../hooks/use-translation-undo.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { EditedCell } from './edited-cell.tsx';

/** Starts the actors of the screen. A removed or changed cell is sent to the grid. */
function useTranslationActors() {
  const { history } = useServices();
  const call = useCall();
  const machines = useMemo(
    () => ({
      grid: provideTranslationGrid(call),
      groups: provideGroupChoices(call),
      removal: provideCellRemoval(call),
      editing: provideCellEditing(call),
    }),
    [call],
  );
  const grid = useRootActor(machines.grid, {
    id: 'translationGrid',
    input: { address: history.getLocation().search, defaults: translationGridDefaults },
  });
  const groups = useRootActor(machines.groups, { id: 'translationGroupChoices', input: null });
  const removal = useRootActor(machines.removal, { id: 'cellRemoval', input: undefined });
  const editing = useRootActor(machines.editing, { id: 'cellEditing', input: undefined });
  const announce = useLatest(
    useTranslationUndo(() => {
      grid.send({ type: 'grid.refresh' });
    }),
  );
  useListAddress(grid);
  useLayoutEffect(() => {
    const storeCell = ({ place, cell }: Pick<SavedEdit, 'place' | 'cell'>): void => {
      grid.send({ type: 'cell.stored', place, cell });
    };
    const announceChange = (change: UndoableChange): void => {
      announce.current(change);
    };
    const subscriptions = [
      removal.on('stored', storeCell),
      editing.on('stored', storeCell),
      editing.on('rowsMoved', () => {
        grid.send({ type: 'grid.refresh' });
      }),
      removal.on('undoable', announceChange),
      editing.on('undoable', announceChange),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [removal, editing, grid, announce]);
  return { grid, editing, groups, removal };
}

/**
 * The screen at /translations. The address holds its search, filters, sort and page (PD-31).
 */
export default function TranslationListScreen(): ReactNode {
  const { grid, editing, groups, removal } = useTranslationActors();
  const [edited, setEdited] = useState<{
    readonly row: TranslationRow;
    readonly language: SiteLanguage;
  } | null>(null);
  return (
    <TranslationList
      grid={grid}
      editing={editing}
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
                setEdited({ ...edited, language: getLanguage('en') });
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
