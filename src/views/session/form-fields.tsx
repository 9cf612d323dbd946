import type { ReactNode } from 'react';

import type { Message } from '../../domain/messages/message.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import { TextField } from '../design/fields/text-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** What an input of a form spreads: its name, value, error and change handler. */
export interface WiredField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface FormState<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly errors: Readonly<Partial<Record<Field, Message | MessageKey>>>;
}

/** Returns the function that wires an input to a field of the form's machine. */
export function useWiredFields<Field extends string>(
  { values, errors }: FormState<Field>,
  change: (field: Field, value: string) => void,
): (field: Field) => WiredField {
  const formatMessage = useFormatMessage();
  return (field) => {
    const error = errors[field];
    return {
      name: field,
      value: values[field],
      error: error && formatMessage(error),
      onChange: (value) => {
        change(field, value);
      },
    };
  };
}

interface NewPasswordFieldsProps {
  readonly wire: (field: 'password' | 'repeatPassword') => WiredField;
  readonly minLength: number;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

/** A new password and its repetition, with the minimum length. */
export function NewPasswordFields({
  wire,
  minLength,
  label,
  autoFocus = false,
}: NewPasswordFieldsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <PasswordInput
        {...wire('password')}
        label={label ?? formatMessage('session.password')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        description={formatMessage('session.passwordHint', { min: minLength })}
      />
      <PasswordInput
        {...wire('repeatPassword')}
        label={formatMessage('session.repeatPassword')}
        autoComplete="new-password"
      />
    </>
  );
}

/** The attributes of a field for the e-mail address that an account has. */
export const emailAttributes = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

interface NameFieldsProps {
  readonly wire: (field: 'firstName' | 'lastName') => WiredField;
  readonly autoFocus?: boolean;
}

/** The name of a new account. */
export function NameFields({ wire, autoFocus = false }: NameFieldsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <TextField
        {...wire('firstName')}
        label={formatMessage('session.firstName')}
        autoComplete="given-name"
        autoFocus={autoFocus}
      />
      <TextField
        {...wire('lastName')}
        label={formatMessage('session.lastName')}
        autoComplete="family-name"
      />
    </>
  );
}
