import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import {
  blankBanner,
  checkBanner,
  isSameBanner,
  type BannerForm,
} from '../../domain/banner/banner-form.ts';
import type { Message } from '../../domain/notice.ts';
import { createFormMachine } from '../shared/form-machine.ts';
import type { LoadedForm } from '../shared/form-types.ts';

/** The banner's form: creates the banner while there is none, changes it afterwards (BAN-05 to BAN-13). Supply `load` and `save`. */
export const bannerMachine = createFormMachine<BannerForm, null, LoadedForm<BannerForm>>({
  id: 'banner',
  blank: blankBanner,
  check: checkBanner,
  isSame: isSameBanner,
  versionOf: ({ version }) => version,
  valuesOf: ({ values }) => values,
  checksWhileTyping: true,
  savesOnlyChanges: true,
  comparesFirst: true,
  announce: () => [
    { type: 'notice', notice: { severity: 'success', message: { key: 'banner.saved' } } },
  ],
  announceFailure: ({ kind }) =>
    kind === 'conflict'
      ? []
      : [{ type: 'notice', notice: { severity: 'error', message: { key: 'banner.saveFailed' } } }],
});

/** The running form. */
export type BannerRef = ActorRefFrom<typeof bannerMachine>;

/** Why the banner cannot be saved now: two versions to choose from, nothing changed, or the first thing that is wrong (BAN-06). */
export function selectWhyNotSave(
  snapshot: SnapshotFrom<typeof bannerMachine>,
): Message | undefined {
  if (snapshot.matches({ editing: 'conflict' })) return { key: 'forms.conflict.detail' };
  if (!snapshot.hasTag('busy') && !snapshot.can({ type: 'form.submit' }))
    return { key: 'forms.nothingChanged' };
  return Object.values(checkBanner(snapshot.context.values)).flat()[0];
}
