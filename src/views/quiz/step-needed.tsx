import type { ReactNode } from 'react';

import type { Message } from '../../domain/notice.ts';
import type { Step } from '../../domain/quiz/step.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { useEditor } from './editor-context.ts';

interface StepNeededProps {
  readonly reason: Message;
  readonly step: number;
  /** The later steps that build on it. */
  readonly by: readonly Step[];
  readonly onGo: (step: number) => void;
}

const mostNamed = 8;

/** Why a step cannot be taken back alone: the later steps that build on it, each a way there, and the offer to take all back together. */
export function StepNeeded({ reason, step, by, onGo }: StepNeededProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  return (
    <Alert tone="warn" title={say(reason)}>
      {by.length > 0 && (
        <div className="grid gap-2">
          <ul className="grid gap-0.5">
            {by.slice(0, mostNamed).map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="min-h-6 rounded-sm text-start text-sm underline wrap-anywhere"
                  onClick={() => {
                    onGo(id);
                  }}
                >
                  {say(name)}
                </button>
              </li>
            ))}
          </ul>
          {by.length > mostNamed && (
            <p>{sentence('quizHistory.moreSteps', { count: by.length - mostNamed })}</p>
          )}
          <span className="flex flex-wrap gap-1.5">
            <Button
              onClick={() => {
                editor.send({ type: 'history.takeBackTogether', step });
              }}
            >
              {sentence('quizHistory.takeBackAll', { count: by.length, total: by.length + 1 })}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'history.keep' });
              }}
            >
              {sentence('quizHistory.keep')}
            </Button>
          </span>
        </div>
      )}
    </Alert>
  );
}
