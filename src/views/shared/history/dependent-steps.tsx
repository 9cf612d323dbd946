import type { ReactNode } from 'react';

import type { Message } from '../../../domain/messages/message.ts';
import type { Step } from '../../../domain/history/step.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor } from '../editor/open-editor.ts';

interface DependentStepsProps {
  readonly reason: Message;
  readonly step: number;
  /** The later steps that depend on it. */
  readonly dependents: readonly Step<unknown>[];
  readonly onGo: (step: number) => void;
}

const maxListed = 8;

/**
 * Why a step cannot be reverted alone: the steps that depend on it, each with a link, and a button
 * that reverts all of them.
 */
export function DependentSteps({ reason, step, dependents, onGo }: DependentStepsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  return (
    <Alert tone="warn" title={formatMessage(reason)}>
      {dependents.length > 0 && (
        <div className="grid gap-2">
          <ul className="grid gap-0.5">
            {dependents.slice(0, maxListed).map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="min-h-6 rounded-sm text-start text-sm underline wrap-anywhere"
                  onClick={() => {
                    onGo(id);
                  }}
                >
                  {formatMessage(name)}
                </button>
              </li>
            ))}
          </ul>
          {dependents.length > maxListed && (
            <p>
              {formatMessage('quizHistory.moreSteps', { count: dependents.length - maxListed })}
            </p>
          )}
          <span className="flex flex-wrap gap-1.5">
            <Button
              onClick={() => {
                editor.send({ type: 'history.revertWithDependents', step });
              }}
            >
              {formatMessage('quizHistory.revertAll', {
                count: dependents.length,
                total: dependents.length + 1,
              })}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'history.dismissRefusal' });
              }}
            >
              {formatMessage('quizHistory.keep')}
            </Button>
          </span>
        </div>
      )}
    </Alert>
  );
}
