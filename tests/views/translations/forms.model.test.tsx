import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

import { getLanguage } from '../../../src/domain/translations/languages.ts';
import type { GroupFormRef } from '../../../src/machines/translations/group-form-machine.ts';
import { CellDialog } from '../../../src/views/translations/cell-dialog.tsx';
import { GroupForm } from '../../../src/views/translations/group-form.tsx';
import { TranslationForm } from '../../../src/views/translations/translation-form.tsx';
import {
  cellFormModel,
  groupFormModel,
  translationFormModel,
} from '../../machines/translations/translations-models.ts';
import {
  describeFormView,
  getSaveButtonOfNew,
  getUsualSaveButton,
} from '../shared/forms/describe-form-view.tsx';
import { common, groupChoices } from './translations-shown.tsx';

const groups = groupChoices([common]);
const notStored = 'Unable to update translation';

describeFormView({
  model: cellFormModel,
  name: 'cellForm',
  show: (form) => (
    <CellDialog
      form={form}
      groups={groups}
      language={getLanguage('de')}
      onFillEnglish={() => undefined}
      onClose={() => undefined}
    />
  ),
  labels: { value: /^German/, key: /^Key/, english: /^English/ },
  typed: {
    write: { value: 'Vokabel' },
    restore: { value: 'Wort' },
    'write something wrong': { value: '' },
  },
  save: 'Save',
  failures: {
    notFound: 'This key was removed with all its translations.',
    unexpected: notStored,
  },
  getSaveButton: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ editing: 'conflict' }) ? null : getUsualSaveButton(snapshot),
  canReload: true,
});

/** The form, or the error screen, as src/app/screens/translation-group-form.tsx shows them. */
function GroupFormScreen({ form }: { readonly form: GroupFormRef }): ReactNode {
  const hasFailed = useSelector(form, (snapshot) => snapshot.matches('loadFailed'));
  return hasFailed ? <p role="alert">Could not be loaded</p> : <GroupForm form={form} />;
}

describeFormView({
  model: groupFormModel,
  name: 'groupForm',
  show: (form) => <GroupFormScreen form={form} />,
  labels: { key: /^Group Key/, title: /^Title/ },
  typed: {
    write: { title: 'B' },
    restore: { title: 'A' },
    'write something wrong': { title: '' },
  },
  save: 'Save',
  failures: {
    notFound: 'This group was deleted in the meantime.',
    unexpected: 'Unable to update translation group',
    load: 'Could not be loaded',
  },
});

const isBlank = 'the blank values are not read from the server';
const noOther = 'the server has no version of a new key';

describeFormView({
  model: translationFormModel,
  show: (form) => <TranslationForm form={form} groups={groups} />,
  labels: { key: /^Key/ },
  typed: {
    write: { key: 'k' },
    restore: { key: '' },
  },
  save: 'Add',
  failures: { notFound: notStored, unexpected: notStored },
  isShown: () => true,
  getSaveButton: getSaveButtonOfNew,
  hasConflicts: false,
  skipped: ['it cannot be loaded', 'load again', 'another person has saved first'],
  undrivable: {
    'translationForm.loadFailed*': isBlank,
    'loading xstate.done.actor.0.loading -> translationForm.loadFailed': isBlank,
    'translationForm.saved form.reload*': isBlank,
    'saving xstate.done.actor.0.saving [isConflict]*': noOther,
    'translationForm.editing.conflict*': noOther,
  },
});
