import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import type { Message } from '../../../../src/domain/messages/message.ts';
import type { Failure } from '../../../../src/domain/outcome.ts';
import type { FormContext } from '../../../../src/machines/shared/form/form-types.ts';
import type { MachineModel } from '../../../support/define-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';

type Texts = Readonly<Record<string, string>>;

/** How the button that saves looks; null where there is none. */
export type SaveButton = 'enabled' | 'disabled' | 'busy' | null;

interface FormView {
  readonly model: MachineModel;
  /** The machine's name, where it is not its id. */
  readonly name?: string;
  readonly show: (form: never) => ReactNode;
  /** The labels of the text fields, by the names of their values. */
  readonly labels: Readonly<Record<string, RegExp>>;
  /** What is typed for events of the model, by field. */
  readonly typed: Readonly<Record<string, Texts>>;
  readonly save: string;
  /** What failures are called that have no text of their own. */
  readonly failures: {
    readonly notFound: string;
    readonly unexpected: string;
    /** What is shown instead of a form that could not be loaded. */
    readonly load?: string;
  };
  /** Whether the fields and the button are shown. */
  readonly isShown?: (snapshot: AnyMachineSnapshot) => boolean;
  readonly getSaveButton?: (snapshot: AnyMachineSnapshot) => SaveButton;
  /** Whether both versions are shown and one is chosen after a conflict. */
  readonly hasConflicts?: boolean;
  /** Whether a form that could not be loaded offers to load it again. */
  readonly canReload?: boolean;
  /** The field that is checked when it is left. */
  readonly left?: string;
  readonly skipped?: readonly string[];
  readonly undrivable?: Texts;
}

export const offlineText =
  'The server cannot be reached. Please check your connection and try again.';
const conflictTitle = 'A newer version was saved in the meantime';
const conflict = { editing: 'conflict' };

const isLoaded = (snapshot: AnyMachineSnapshot): boolean =>
  !snapshot.matches('loading') && !snapshot.matches('loadFailed');

/** How the button looks in a form that is not loaded and has no conflicts. */
export const getSaveButtonOfNew = (snapshot: AnyMachineSnapshot): SaveButton =>
  snapshot.matches('saving') ? 'busy' : 'enabled';

/** How the button looks where nothing can be saved before a conflict is resolved. */
export function getUsualSaveButton(snapshot: AnyMachineSnapshot): SaveButton {
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.matches(conflict) ? 'disabled' : 'enabled';
}

/** Finds a button by its text. Looking for roles takes long where it is done in each state. */
const findButton = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

function readButton(name: string): SaveButton {
  const button = findButton(name);
  if (button === undefined) return null;
  if (button.getAttribute('aria-busy') === 'true') return 'busy';
  return button.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'enabled';
}

/** Presses a button, if it can be pressed. */
const press = (name: string) => (): boolean => {
  const button = findButton(name);
  if (button === undefined || readButton(name) !== 'enabled') return false;
  fireEvent.click(button);
  return true;
};

/** Types into a field; false where it is not there, or has the text already. */
function type(name: RegExp, text: string): boolean {
  const field = screen.queryByLabelText<HTMLInputElement>(name);
  if (field === null || field.readOnly || field.value === text) return false;
  fireEvent.change(field, { target: { value: text } });
  return true;
}

const errorTexts: Texts = {
  'session.required': 'This field is required',
  'sponsors.urlNotValid': 'URL is not valid',
};
function describeError(error: Message): string {
  if ('text' in error) return error.text;
  return 'key' in error ? (errorTexts[error.key] ?? error.key) : '';
}

/** The error that a field is described by. */
function readError(field: HTMLElement): string | null {
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').at(-1) ?? null;
}

/** Fails unless the fields show the values and the errors, and a rejected one has the focus. */
function expectFields(labels: FormView['labels'], snapshot: AnyMachineSnapshot): void {
  const { values, errors } = snapshot.context as FormContext<Texts, unknown>;
  const fields = Object.entries(labels).map(([field, name]) => {
    const shown = screen.getByLabelText(name);
    expect(shown).toHaveValue(values[field]);
    const [error] = errors[field] ?? [];
    expect(readError(shown)).toBe(error === undefined ? null : describeError(error));
    return shown;
  });
  const isRejected = snapshot.matches({ editing: 'invalid' });
  const wrong = fields.find((field) => field.getAttribute('aria-invalid') === 'true');
  if (isRejected && wrong !== undefined) expect(wrong).toHaveFocus();
}

/** Fails unless a conflict is shown with what can be done about it. */
function expectConflict(snapshot: AnyMachineSnapshot): void {
  const { remote } = snapshot.context as FormContext<Texts, unknown>;
  const choice = remote === null ? 'disabled' : 'enabled';
  expect([readButton('Keep yours'), readButton('Use theirs')]).toEqual([choice, choice]);
  const isLoadFailed = snapshot.matches({ editing: { conflict: 'loadFailed' } });
  expect(readButton('Try again')).toBe(isLoadFailed ? 'enabled' : null);
}

function listAlerts(
  snapshot: AnyMachineSnapshot,
  { failures, hasConflicts = true }: FormView,
): readonly string[] {
  if (hasConflicts && snapshot.matches(conflict)) return [conflictTitle];
  if (failures.load !== undefined && snapshot.matches('loadFailed')) return [failures.load];
  const { failure } = snapshot.context as { readonly failure: Failure | null };
  if (failure === null || failure.kind === 'invalid') return [];
  if (failure.kind === 'offline') return [offlineText];
  return [failure.kind === 'notFound' ? failures.notFound : failures.unexpected];
}

const typeAll = (labels: FormView['labels'], texts: Texts) => (): boolean =>
  Object.entries(texts)
    .map(([field, text]) => type(labels[field] ?? /./, text))
    .includes(true);

function leave(name: RegExp): boolean {
  const field = screen.queryByLabelText(name);
  if (field !== null) fireEvent.blur(field);
  return field !== null;
}

/** Tests the screen of a form: its fields, errors, failures, its button and its conflicts. */
export function describeFormView(view: FormView): void {
  const {
    model,
    name = model.machine.id,
    show,
    labels,
    typed,
    save,
    skipped = [],
    undrivable = {},
  } = view;
  const { isShown = isLoaded, getSaveButton = getUsualSaveButton } = view;
  const { hasConflicts = true, canReload = false, left } = view;
  describeViewModel({
    model,
    name,
    show: (form: AnyActorRef) => show(form as never),
    isDriven: (event) => !skipped.includes(event),
    undrivable,
    byHand: {
      ...Object.fromEntries(
        Object.entries(typed).map(([event, texts]) => [event, typeAll(labels, texts)]),
      ),
      save: press(save),
      ...(left !== undefined && { 'leave the field': () => leave(labels[left] ?? /./) }),
      ...(canReload && { 'load again': press('Try again') }),
      ...(hasConflicts && {
        'load the remote version again': press('Try again'),
        'keep the local version': press('Keep yours'),
        'use the remote version': press('Use theirs'),
      }),
    },
    expectScreen: (snapshot: AnyMachineSnapshot) => {
      const alerts = [...document.querySelectorAll('[role=alert]')].map(
        ({ textContent }) => textContent,
      );
      expect(alerts).toEqual(
        listAlerts(snapshot, view).map((text) => expect.stringContaining(text) as unknown),
      );
      if (isShown(snapshot)) expectFields(labels, snapshot);
      else expect(document.querySelector('input, textarea')).toBeNull();
      expect(readButton(save)).toBe(isShown(snapshot) ? getSaveButton(snapshot) : null);
      if (hasConflicts && snapshot.matches(conflict)) expectConflict(snapshot);
      else
        expect(readButton('Try again')).toBe(
          canReload && snapshot.matches('loadFailed') ? 'enabled' : null,
        );
    },
  });
}
