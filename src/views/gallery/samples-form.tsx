import { useState, type ReactNode } from 'react';

import { TextField } from '../design/text-field.tsx';
import { FormScreen } from '../shared/form-screen.tsx';

/** The frame of a form screen: what is wrong, fields, and Save that says why it cannot. */
export function FormSample(): ReactNode {
  const [name, setName] = useState('');
  const isEmpty = name.trim() === '';
  return (
    <FormScreen
      title="Add New Sponsor"
      faults={isEmpty ? [{ text: 'This field is required' }] : []}
      saving={false}
      whyNotSave={isEmpty ? { text: 'The company needs a name.' } : undefined}
      onSave={() => {
        setName('');
      }}
      cancelTo="/sponsors"
    >
      <TextField
        label="Company Name"
        value={name}
        onChange={setName}
        required
        error={isEmpty ? 'This field is required' : undefined}
      />
    </FormScreen>
  );
}
