import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import {
  blankTranslation,
  checkNewTranslation,
  type NewTranslation,
} from '../../domain/translations/check-translation.ts';
import { siteLanguages } from '../../domain/translations/languages.ts';
import { createFormMachine } from '../shared/form-machine.ts';

/** The add page: a key with its words, then back to the grid (TRAN-12, TRAN-13, TRAN-24 to TRAN-28, ERR-47, ERR-49). Supply `load` and `save`. */
export const translationFormMachine = createFormMachine<NewTranslation, null, unknown>({
  id: 'translationForm',
  blank: blankTranslation,
  check: checkNewTranslation,
  isSame: (a, b) =>
    a.groupId === b.groupId &&
    a.key === b.key &&
    siteLanguages.every(({ code }) => a.values[code] === b.values[code]),
  versionOf: () => undefined,
  announce: () => [
    { type: 'notice', notice: { severity: 'success', message: { key: 'translations.added' } } },
    { type: 'navigate', to: href('translations') },
  ],
  announceFailure: () => [
    {
      type: 'notice',
      notice: { severity: 'error', message: { key: 'translations.updateFailed' } },
    },
  ],
});

/** The running add page. */
export type TranslationFormRef = ActorRefFrom<typeof translationFormMachine>;
