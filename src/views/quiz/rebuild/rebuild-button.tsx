import type { ReactNode } from 'react';

import type { RebuildSectionsRef } from '../../../machines/quiz/rebuild/rebuild-sections-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { RefreshIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

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
    {useFormatMessage()('quizRebuild.title')}
  </Button>
);
