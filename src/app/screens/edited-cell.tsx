import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import type { TranslationGridRef } from '../../machines/translations/translation-grid-machine.ts';
import { CellDialog } from '../../views/translations/cell-dialog.tsx';
import { useLatest } from '../../views/design/hooks/use-latest.ts';
import { useRootActor } from '../root-actor.ts';
import { provideCellForm } from '../actors/translations/translations.ts';
import { useCall } from '../hooks/use-call.ts';

interface EditedCellProps {
  readonly row: TranslationRow;
  readonly language: SiteLanguage;
  readonly grid: TranslationGridRef;
  readonly groups: GroupChoicesRef;
  readonly onFillEnglish: () => void;
  readonly onClose: () => void;
}

/** The open dialog of a cell. It sends the stored, changed or removed cell to the grid. */
export function EditedCell({
  row,
  language,
  grid,
  groups,
  onFillEnglish,
  onClose,
}: EditedCellProps): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideCellForm(call), [call]);
  const form = useRootActor(machine, {
    id: 'translationCell',
    input: { key: row.key, language: language.code },
  });
  const close = useLatest(onClose);
  useLayoutEffect(() => {
    const subscription = form.subscribe((snapshot) => {
      if (snapshot.matches('saved')) close.current();
    });
    return () => {
      subscription.unsubscribe();
      const snapshot = form.getSnapshot();
      if (snapshot.context.failure?.kind === 'notFound') grid.send({ type: 'grid.refresh' });
      if (snapshot.matches('loading') || snapshot.matches('loadFailed')) return;
      const {
        values: { key, groupId, id, value },
        version,
      } = snapshot.context.saved;
      if (key !== row.key || groupId !== row.groupId) grid.send({ type: 'grid.refresh' });
      else
        grid.send({
          type: 'cell.stored',
          place: { key, language: language.code },
          cell: id === null ? null : { id, value, version },
        });
    };
  }, [form, grid, row, language, close]);
  return (
    <CellDialog
      form={form}
      groups={groups}
      language={language}
      onFillEnglish={onFillEnglish}
      onClose={onClose}
    />
  );
}
