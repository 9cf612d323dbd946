import { type ReactNode, useState } from 'react';

import type { MachineExamples } from '../../../inspection/simulation/machine-examples.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { TextArea } from '../../design/fields/text-area.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { readJson, toJsonText } from './json-text.ts';

interface SimulationStartFormProps {
  readonly inputs: MachineExamples['inputs'];
  readonly error: string | null;
  readonly isStarting: boolean;
  readonly onStart: (input: unknown) => void;
}

/** Chooses what the machine starts with: an input that its model names, or JSON. */
export function SimulationStartForm({
  inputs,
  error,
  isStarting,
  onStart,
}: SimulationStartFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [chosen, setChosen] = useState(0);
  const getText = (index: number): string => toJsonText(inputs[index]?.input ?? undefined);
  const [text, setText] = useState(getText(0));
  const read = readJson(text);
  const reason = read.ok ? undefined : formatMessage(`inspector.simulation.${read.reason}`);
  return (
    <form
      aria-label={formatMessage('inspector.simulation.start')}
      className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (read.ok) onStart(read.value);
      }}
    >
      <p className="text-sm text-ink-2">{formatMessage('inspector.simulation.explanation')}</p>
      {error !== null && (
        <Alert tone="bad" title={formatMessage('inspector.simulation.notStarted')}>
          {error}
        </Alert>
      )}
      {inputs.length > 1 && (
        <RadioGroup
          label={formatMessage('inspector.simulation.inputs')}
          value={String(chosen)}
          choices={inputs.map(({ name }, index) => ({
            value: String(index),
            label: name === '' ? formatMessage('inspector.simulation.modelInput') : name,
          }))}
          onChange={(value) => {
            setChosen(Number(value));
            setText(getText(Number(value)));
          }}
        />
      )}
      <TextArea
        label={formatMessage('inspector.simulation.input')}
        description={formatMessage('inspector.simulation.inputHelp')}
        value={text}
        rows={6}
        spellCheck={false}
        error={reason}
        onChange={setText}
      />
      <div>
        <Button type="submit" variant="primary" busy={isStarting} disabledReason={reason}>
          {formatMessage('inspector.simulation.startButton')}
        </Button>
      </div>
    </form>
  );
}
