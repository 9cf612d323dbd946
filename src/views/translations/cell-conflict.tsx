import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { CellValues } from '../../domain/translations/validate-translation.ts';
import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { CellFormRef } from '../../machines/translations/cell-form-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import { FormConflict, type Difference } from '../shared/forms/form-conflict.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';

interface CellConflictProps {
  readonly form: CellFormRef;
  readonly groups: GroupChoicesRef;
  readonly language: SiteLanguage;
}

/**
 * Shows the local and the remote version of a cell side by side and the choice between them
 * (PD-39).
 */
export function CellConflict({ form, groups, language }: CellConflictProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const load = selectLoad(useSelector(groups, (snapshot) => snapshot));
  const getTitle = (id: number | null): string =>
    (load.state === 'loaded' ? load.value.find((group) => group.id === id)?.title : undefined) ??
    String(id);
  const renderValue = (value: string): ReactNode =>
    value === '' ? (
      formatMessage('translations.missing')
    ) : (
      <span dir="auto" lang={language.tag} className="wrap-anywhere whitespace-pre-wrap">
        {value}
      </span>
    );
  const listDifferences = (local: CellValues, remote: CellValues): readonly Difference[] => [
    ...(local.key === remote.key
      ? []
      : [
          { label: formatMessage('translations.column.key'), local: local.key, remote: remote.key },
        ]),
    ...(local.groupId === remote.groupId
      ? []
      : [
          {
            label: formatMessage('translations.column.group'),
            local: getTitle(local.groupId),
            remote: getTitle(remote.groupId),
          },
        ]),
    {
      label: getLanguageName(language.tag),
      local: renderValue(local.value),
      remote: renderValue(remote.value),
    },
  ];
  return <FormConflict form={form} listDifferences={listDifferences} />;
}
