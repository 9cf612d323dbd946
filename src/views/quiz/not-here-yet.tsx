import type { ReactNode } from 'react';

import { EmptyState } from '../design/empty-state.tsx';
import { FlaskConicalIcon } from '../design/icon.tsx';
import { ButtonLink } from '../design/link.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';

/** Says honestly that quizzes of this kind cannot be edited in this version. */
export function NotHereYet(): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <ScreenHead title={sentence('quiz.quizzes')} trail={[]} />
      <EmptyState icon={<FlaskConicalIcon />} title={sentence('quiz.editor.notHereTitle')} action={<ButtonLink to="/dashboard">{sentence('shell.home')}</ButtonLink>}>
        {sentence('quiz.editor.notHereDetail')}
      </EmptyState>
    </>
  );
}
