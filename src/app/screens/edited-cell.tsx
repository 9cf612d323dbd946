import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import type { SiteLanguage } from '../../domain/translations/languages.ts';
import type { TranslationRow } from '../../domain/translations/translation-rows.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import type { TranslationGridRef } from '../../machines/translations/translation-grid-machine.ts';
import { CellDialog } from '../../views/translations/cell-dialog.tsx';
import { useNewest } from '../../views/design/use-newest.ts';
import { useRootActor } from '../root-actor.ts';
import { suppliedCellForm } from '../supply/translations.ts';
import { useCall } from '../use-call.ts';

interface EditedCellProps {
  readonly row: TranslationRow;
  readonly language: SiteLanguage;
  readonly grid: TranslationGridRef;
  readonly groups: GroupChoicesRef;
  readonly onFillEnglish: () => void;
  readonly onClose: () => void;
}

/** The dialog of one cell while it is open; the grid hears what the cell holds by then, stored here or found changed or gone. */
export function EditedCell({
  row,
  language,
  grid,
  groups,
  onFillEnglish,
  onClose,
}: EditedCellProps): ReactNode {
  const call = useCall();
  const machine = useMemo(() => suppliedCellForm(call), [call]);
  const form = useRootActor(machine, {
    id: 'translationCell',
    input: { key: row.key, language: language.code },
  });
  const close = useNewest(onClose);
  useLayoutEffect(() => {
    const watching = form.subscribe((snapshot) => {
      if (snapshot.matches('saved')) close.current();
    });
    return () => {
      watching.unsubscribe();
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
