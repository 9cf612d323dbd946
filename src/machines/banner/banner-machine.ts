import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import {
  blankBanner,
  validateBanner,
  isSameBanner,
  type BannerForm,
} from '../../domain/banner/banner-form.ts';
import { assertNever } from '../../domain/assert-never.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Failure } from '../../domain/outcome.ts';
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

const toUnexpected = (message: Message | undefined): Message => ({
  lines: [...(message === undefined ? [] : [message]), { key: 'banner.notSaved.unexpected' }],
});

function toInvalidMessage({
  errors: { message: ofMessage, type, ...others },
  message,
  isTooLarge,
}: Extract<Failure, { readonly kind: 'invalid' }>): Message {
  if (isTooLarge === true) return { key: 'banner.notSaved.tooLarge' };
  const texts = Object.values(others).flat();
  const isUnnamed = ofMessage === undefined && type === undefined && texts.length === 0;
  if (isUnnamed && message !== undefined) texts.push(message);
  return {
    lines: [
      ...(ofMessage === undefined ? [] : [toFieldMessage('message', ofMessage)]),
      ...(type === undefined ? [] : [toFieldMessage('type', type)]),
      ...texts,
      { key: 'banner.notSaved.correct' },
    ],
  };
}

const toFieldMessage = (field: 'message' | 'type', errors: readonly Message[]): Message => ({
  key: `banner.notSaved.${field}`,
  about: { lines: errors },
});

/**
 * Returns why the last save failed and what to do; null when it did not fail, or when another person
 * saved first: then both versions are shown.
 */
export function getSaveError(failure: Failure | null): Message | null {
  if (failure === null) return null;
  switch (failure.kind) {
    case 'conflict':
      return null;
    case 'offline':
      return { key: 'quiz.saveFailed.offline' };
    case 'expired':
      return { key: 'quiz.saveFailed.expired' };
    case 'denied':
      return { key: 'banner.notSaved.denied' };
    case 'notFound':
      return { key: 'banner.notSaved.notFound' };
    case 'invalid':
      return toInvalidMessage(failure);
    case 'refused':
      return failure.retryAfterSeconds === undefined
        ? toUnexpected(failure.message)
        : { key: 'quiz.saveFailed.busy', values: { seconds: failure.retryAfterSeconds } };
    case 'unexpected':
      return toUnexpected(failure.message);
    default:
      return assertNever(failure);
  }
}
