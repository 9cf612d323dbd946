import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { createActor, type AnyActorRef } from 'xstate';

import type { AccountFormContext } from '../../../src/machines/session/account-form-machine.ts';
import { ownSessionsMachine } from '../../../src/machines/session/own-sessions-machine.ts';
import { AdminSignIn } from '../../../src/views/session/admin-sign-in.tsx';
import { OwnAccountDialog } from '../../../src/views/session/own-account-dialog.tsx';
import {
  ForgotPassword,
  ResetPassword,
  SetUp,
} from '../../../src/views/session/password-pages.tsx';
import { SetPassword } from '../../../src/views/session/set-password.tsx';
import {
  forgotPasswordModel,
  passwordChangeModel,
  registrationModel,
  resetPasswordModel,
  setupModel,
  signInModel,
} from '../../machines/session/account-models.ts';
import type { MachineModel } from '../../support/define-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { press, typeInto } from '../../support/view-driver.tsx';

/** The names of the fields, the button, and what is shown when the form is done. */
interface FormView {
  readonly model: MachineModel;
  readonly show: (form: never) => ReactNode;
  readonly button: string;
  /** The labels of the text fields that a person fills in; passwords have no role. */
  readonly fields?: Readonly<Record<string, readonly [label: string, value: string]>>;
  readonly doneText?: string;
}

function describeForm({ model, show, button, fields = {}, doneText }: FormView): void {
  describeViewModel({
    model,
    show: (form: AnyActorRef) => show(form as never),
    byHand: {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, [label, value]]) => [
          `write the ${name}`,
          typeInto('textbox', label, value),
        ]),
      ),
      send: () => press(button),
    },
    expectScreen: ({ value, context }) => {
      const { failure, linkFailure, errors, values } = context as AccountFormContext<
        Readonly<Record<string, string>>,
        unknown
      >;
      const isDone = value === 'done';
      if (doneText !== undefined)
        expect(screen.queryAllByText(doneText)).toHaveLength(isDone ? 1 : 0);
      if (isDone) return;
      const pressed = screen.getByRole('button', { name: button });
      expect(pressed.getAttribute('aria-disabled') === 'true').toBe(value !== 'editing');
      expect(document.querySelectorAll('[data-form-failure]')).toHaveLength(
        (failure ?? linkFailure) === null ? 0 : 1,
      );
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(
        Object.keys(errors).length,
      );
      for (const [name, [label]] of Object.entries(fields))
        expect(screen.getByRole('textbox', { name: label })).toHaveValue(values[name]);
    },
  });
}

const email = ['E-mail', 'ana@x.org'] as const;

describeForm({
  model: signInModel,
  show: (form) => (
    <AdminSignIn form={form} endReason={null} keptDrafts={null} isSetupOpen={false} />
  ),
  button: 'Sign In',
  fields: { email },
});
describeForm({
  model: registrationModel,
  show: (form) => <SetPassword form={form} />,
  button: 'Confirm',
});
describeForm({
  model: setupModel,
  show: (form) => <SetUp form={form} />,
  button: 'Create the account',
  fields: { email },
});
describeForm({
  model: forgotPasswordModel,
  show: (form) => <ForgotPassword form={form} />,
  button: 'Send the link',
  fields: { email },
});
describeForm({
  model: resetPasswordModel,
  show: (form) => <ResetPassword form={form} />,
  button: 'Save the password',
});
describeForm({
  model: passwordChangeModel,
  show: (form) => (
    <OwnAccountDialog
      form={form}
      sessions={createActor(ownSessionsMachine)}
      onClose={() => undefined}
    />
  ),
  button: 'Save the password',
});
