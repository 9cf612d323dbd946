import { type ReactNode, useState } from 'react';
import type { AnyEventObject } from 'xstate';

import type { ExampleEvent } from '../../../inspection/simulation/machine-examples.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextArea } from '../../design/fields/text-area.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import {
  getEditedValue,
  getFirstText,
  listExamplesOf,
  toEvent,
  type Composition,
} from './composer.ts';
import { readJson, readPayload, toJsonText } from './json-text.ts';

interface ComposerDialogProps {
  readonly composition: Composition;
  readonly examples: readonly ExampleEvent[];
  readonly onSend: (event: AnyEventObject) => void;
  readonly onClose: () => void;
}

/** Writes the payload of an event, or what an actor answers or fails with, from an example on. */
export function ComposerDialog({
  composition,
  examples,
  onSend,
  onClose,
}: ComposerDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { kind } = composition;
  const [text, setText] = useState(getFirstText(composition, examples));
  const read = kind === 'event' ? readPayload(text) : readJson(text);
  const reason = read.ok ? undefined : formatMessage(`inspector.simulation.${read.reason}`);
  const subject = composition.kind === 'event' ? composition.type : composition.actor;
  const send = (): void => {
    if (read.ok) onSend(toEvent(composition, read.value));
  };
  return (
    <Dialog
      open
      title={formatMessage(`inspector.simulation.compose.${kind}`, { name: subject })}
      closeLabel={formatMessage('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage('common.cancel')}</Button>
          <Button variant="primary" disabledReason={reason} onClick={send}>
            {formatMessage(`inspector.simulation.send.${kind}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ExampleButtons
          examples={listExamplesOf(composition, examples)}
          onChoose={({ event }) => {
            setText(toJsonText(getEditedValue(composition, event)));
          }}
        />
        <TextArea
          label={formatMessage(`inspector.simulation.value.${kind}`)}
          value={text}
          rows={8}
          spellCheck={false}
          error={reason}
          onChange={setText}
        />
      </div>
    </Dialog>
  );
}

/** The examples to start from. */
function ExampleButtons({
  examples,
  onChoose,
}: {
  readonly examples: readonly ExampleEvent[];
  readonly onChoose: (example: ExampleEvent) => void;
}): ReactNode {
  const formatMessage = useFormatMessage();
  if (examples.length === 0) return null;
  return (
    <div role="group" aria-label={formatMessage('inspector.simulation.examples')}>
      <p className="pb-1 text-xs font-medium text-ink-2">
        {formatMessage('inspector.simulation.examples')}
      </p>
      <div className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <Button
            key={example.name}
            onClick={() => {
              onChoose(example);
            }}
          >
            {example.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
