import { expect } from 'vitest';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import { decide } from '../../../../src/domain/quiz/commands/decide.ts';
import type { Decision } from '../../../../src/domain/quiz/commands/decision.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import { applyEvents } from '../../../../src/domain/quiz/events/evolve.ts';
import type { EditContext } from '../../../../src/domain/quiz/draft/quiz-kind.ts';
import type { MessageKey } from '../../../../src/domain/messages/en.ts';
import { templateContext } from './drafts.ts';

interface Then {
  readonly draft: Draft;
  readonly decision: Decision;
  readonly isRefusedBecause: (key: MessageKey) => void;
}

/** Decides a command on a given draft and returns the resulting draft or the refusal. */
export const given = (draft: Draft, context: EditContext = templateContext) => ({
  when(command: QuizCommand): Then {
    const decision = decide(draft, command, context);
    return {
      decision,
      get draft() {
        if (!decision.accepted) throw new Error(`refused: ${JSON.stringify(decision.reason)}`);
        return applyEvents(draft, decision.events);
      },
      isRefusedBecause(key) {
        expect(decision).toMatchObject({ accepted: false, reason: { key } });
      },
    };
  },
});
