import type { ReactNode } from 'react';

import type { RebuildSectionsRef } from '../../../machines/quiz/rebuild/rebuild-sections-machine.ts';
import { Button } from '../../design/button.tsx';
import { RefreshIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface RebuildButtonProps {
  readonly rebuild: RebuildSectionsRef;
}

/** Opens the rebuild dialog (QLST-23). */
export const RebuildButton = ({ rebuild }: RebuildButtonProps): ReactNode => (
  <Button
    icon={<RefreshIcon />}
    onClick={() => {
      rebuild.send({ type: 'rebuild.open' });
    }}
  >
    {useSentence()('quizRebuild.title')}
  </Button>
);
