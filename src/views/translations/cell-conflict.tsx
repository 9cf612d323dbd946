import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { CellValues } from '../../domain/translations/check-translation.ts';
import type { SiteLanguage } from '../../domain/translations/languages.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { CellFormRef } from '../../machines/translations/cell-form-machine.ts';
import type { GroupChoicesRef } from '../../machines/translations/group-machines.ts';
import { FormConflict, type Difference } from '../shared/form-conflict.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface CellConflictProps {
  readonly form: CellFormRef;
  readonly groups: GroupChoicesRef;
  readonly language: SiteLanguage;
}

/** What two people made of the same cell, side by side, and the choice between them (decision 39). */
export function CellConflict({ form, groups, language }: CellConflictProps): ReactNode {
  const sentence = useSentence();
  const { values, theirs } = useSelector(form, ({ context }) => context);
  const isUnread = useSelector(form, (snapshot) =>
    snapshot.matches({ editing: { conflict: 'unread' } }),
  );
  const load = selectLoad(useSelector(groups, (snapshot) => snapshot));
  const titleOf = (id: number | null): string =>
    (load.state === 'loaded' ? load.value.find((group) => group.id === id)?.title : undefined) ??
    String(id);
  const shown = (value: string): ReactNode =>
    value === '' ? (
      sentence('translations.missing')
    ) : (
      <span dir="auto" lang={language.tag} className="wrap-anywhere whitespace-pre-wrap">
        {value}
      </span>
    );
  const differences = (other: CellValues): readonly Difference[] => [
    ...(values.key === other.key
      ? []
      : [{ label: sentence('translations.column.key'), yours: values.key, theirs: other.key }]),
    ...(values.groupId === other.groupId
      ? []
      : [
          {
            label: sentence('translations.column.group'),
            yours: titleOf(values.groupId),
            theirs: titleOf(other.groupId),
          },
        ]),
    { label: language.name, yours: shown(values.value), theirs: shown(other.value) },
  ];
  return (
    <FormConflict
      differences={theirs === null ? null : differences(theirs.values)}
      isUnread={isUnread}
      onReadAgain={() => {
        form.send({ type: 'conflict.readAgain' });
      }}
      onKeepYours={() => {
        form.send({ type: 'conflict.overwrite' });
      }}
      onTakeTheirs={() => {
        form.send({ type: 'conflict.takeTheirs' });
      }}
    />
  );
}
