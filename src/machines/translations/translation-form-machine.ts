import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import {
  blankTranslation,
  validateNewTranslation,
  type NewTranslation,
} from '../../domain/translations/validate-translation.ts';
import { siteLanguages } from '../../domain/translations/languages.ts';
import { createFormMachine } from '../shared/form/form-machine.ts';
import type { SavedForm } from '../shared/form/form-types.ts';

/**
 * The form of a new key with its translations; saving leads back to the grid (TRAN-12, TRAN-13,
 * TRAN-24 to TRAN-28, ERR-47, ERR-49). Provide `load` and `save`.
 */
export const translationFormMachine = createFormMachine<
  NewTranslation,
  null,
  SavedForm<NewTranslation>
>({
  id: 'translationForm',
  blank: blankTranslation,
  validate: validateNewTranslation,
  isSame: (a, b) =>
    a.groupId === b.groupId &&
    a.key === b.key &&
    siteLanguages.every(({ code }) => a.values[code] === b.values[code]),
  onSaved: () => [
    { type: 'notice', notice: { severity: 'success', message: { key: 'translations.added' } } },
    { type: 'navigate', to: href('translations') },
  ],
  onSaveFailed: () => [
    {
      type: 'notice',
      notice: { severity: 'error', message: { key: 'translations.updateFailed' } },
    },
  ],
});

/** The running form. */
export type TranslationFormRef = ActorRefFrom<typeof translationFormMachine>;
