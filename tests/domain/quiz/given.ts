import { expect } from 'vitest';

import type { QuizCommand } from '../../../src/domain/quiz/command.ts';
import { decide } from '../../../src/domain/quiz/decide.ts';
import type { Decision } from '../../../src/domain/quiz/decision.ts';
import type { Draft } from '../../../src/domain/quiz/draft.ts';
import { evolve } from '../../../src/domain/quiz/evolve.ts';
import type { EditContext } from '../../../src/domain/quiz/mode.ts';
import type { SentenceKey } from '../../../src/domain/sentences/en.ts';
import { templateContext } from './drafts.ts';

interface Then {
  readonly draft: Draft;
  readonly decision: Decision;
  readonly isRefusedBecause: (key: SentenceKey) => void;
}

/** Given a draft, when a command is decided, then its events lead to a draft or it is refused. */
export const given = (draft: Draft, context: EditContext = templateContext) => ({
  when(command: QuizCommand): Then {
    const decision = decide(draft, command, context);
    return {
      decision,
      get draft() {
        if (!decision.accepted) throw new Error(`refused: ${JSON.stringify(decision.reason)}`);
        return decision.events.reduce((folded, event) => evolve(folded, event), draft);
      },
      isRefusedBecause(key) {
        expect(decision).toMatchObject({ accepted: false, reason: { key } });
      },
    };
  },
});
