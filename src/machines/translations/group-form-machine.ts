import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import type { SentenceKey } from '../../domain/sentences/en.ts';
import {
  blankGroup,
  checkGroup,
  type GroupValues,
} from '../../domain/translations/check-translation.ts';
import type { Emitted } from '../shared/emitted.ts';
import { createFormMachine } from '../shared/form-machine.ts';

/** Which group a form is about: its id, or null for a new one. */
export type GroupSubject = number | null;

const notice = (severity: 'success' | 'error', key: SentenceKey): Emitted => ({
  type: 'notice',
  notice: { severity, message: { key } },
});

/** A group is made or changed, then back to the list (TRAN-17, TRAN-18, TRAN-29 to TRAN-31, TRAN-45, TRAN-46). Supply `load` and `save`; what is saved is the new version, if any. */
export const groupFormMachine = createFormMachine<
  GroupValues,
  GroupSubject,
  { readonly version: string | undefined }
>({
  id: 'translationGroupForm',
  blank: blankGroup,
  check: checkGroup,
  isSame: (a, b) => a.key === b.key && a.title === b.title && a.isActive === b.isActive,
  versionOf: ({ version }) => version,
  comparesFirst: true,
  announce: (_, subject) => [
    notice('success', subject === null ? 'translationGroups.created' : 'translationGroups.updated'),
    { type: 'navigate', to: href('translationGroups') },
  ],
  announceFailure: ({ kind }, subject) =>
    kind === 'conflict'
      ? []
      : [
          notice(
            'error',
            subject === null ? 'translationGroups.createFailed' : 'translationGroups.updateFailed',
          ),
        ],
});

/** The running form of a group. */
export type GroupFormRef = ActorRefFrom<typeof groupFormMachine>;
