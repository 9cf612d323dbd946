import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import {
  blankBanner,
  validateBanner,
  isSameBanner,
  type BannerForm,
} from '../../domain/banner/banner-form.ts';
import type { Message } from '../../domain/messages/message.ts';
import { createFormMachine } from '../shared/form/form-machine.ts';
import type { LoadedForm } from '../shared/form/form-types.ts';

/**
 * The form of the banner. It creates the banner when there is none and updates it afterwards
 * (BAN-05 to BAN-13). Provide `load` and `save`.
 */
export const bannerMachine = createFormMachine<BannerForm, null, LoadedForm<BannerForm>>({
  id: 'banner',
  blank: blankBanner,
  validate: validateBanner,
  isSame: isSameBanner,
  validatesOnChange: true,
  savesOnlyChanges: true,
  onSaved: () => [
    { type: 'notice', notice: { severity: 'success', message: { key: 'banner.saved' } } },
  ],
  onSaveFailed: ({ kind }) =>
    kind === 'conflict'
      ? []
      : [{ type: 'notice', notice: { severity: 'error', message: { key: 'banner.saveFailed' } } }],
});

/** The running form. */
export type BannerRef = ActorRefFrom<typeof bannerMachine>;

/**
 * Returns why the banner cannot be saved: a conflict, no changes, or the first validation error
 * (BAN-06).
 */
export function selectSaveDisabledReason(
  snapshot: SnapshotFrom<typeof bannerMachine>,
): Message | undefined {
  if (snapshot.matches({ editing: 'conflict' })) return { key: 'forms.conflict.detail' };
  if (!snapshot.hasTag('busy') && !snapshot.can({ type: 'form.submit' }))
    return { key: 'forms.nothingChanged' };
  return Object.values(validateBanner(snapshot.context.values)).flat()[0];
}
