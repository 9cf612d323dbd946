import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import {
  blankGroup,
  validateGroup,
  type GroupValues,
} from '../../domain/translations/validate-translation.ts';
import type { Emitted } from '../shared/emitted.ts';
import { createFormMachine } from '../shared/form/form-machine.ts';

/** The id of the form's group, null for a new one. */
export type GroupSubject = number | null;

const createNotice = (severity: 'success' | 'error', key: MessageKey): Emitted => ({
  type: 'notice',
  notice: { severity, message: { key } },
});

/**
 * The form of a group; saving leads back to the list (TRAN-17, TRAN-18, TRAN-29 to TRAN-31,
 * TRAN-45, TRAN-46). Provide `load` and `save`.
 */
export const groupFormMachine = createFormMachine<
  GroupValues,
  GroupSubject,
  { readonly version: string | undefined }
>({
  id: 'translationGroupForm',
  blank: blankGroup,
  validate: validateGroup,
  isSame: (a, b) => a.key === b.key && a.title === b.title && a.isActive === b.isActive,
  onSaved: (_, subject) => [
    createNotice(
      'success',
      subject === null ? 'translationGroups.created' : 'translationGroups.updated',
    ),
    { type: 'navigate', to: href('translationGroups') },
  ],
  onSaveFailed: ({ kind }, subject) =>
    kind === 'conflict'
      ? []
      : [
          createNotice(
            'error',
            subject === null ? 'translationGroups.createFailed' : 'translationGroups.updateFailed',
          ),
        ],
});

/** The running form of a group. */
export type GroupFormRef = ActorRefFrom<typeof groupFormMachine>;
