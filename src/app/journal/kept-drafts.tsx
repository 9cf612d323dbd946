import { useEffect, useState, type ReactNode } from 'react';

import { Alert } from '../../views/design/feedback/alert.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { useServices } from '../services.ts';
import { hasStoredDrafts } from './has-stored-drafts.ts';

/** Says that somebody's unsaved changes wait in this browser; nothing until that is known. */
export default function KeptDrafts(): ReactNode {
  const formatMessage = useFormatMessage();
  const { config } = useServices();
  const [hasDrafts, setHasDrafts] = useState(false);
  useEffect(() => {
    let isOver = false;
    hasStoredDrafts(config.cookieNamePrefix).then(
      (found) => {
        if (!isOver) setHasDrafts(found);
      },
      () => {
        /* without storage nothing is kept */
      },
    );
    return () => {
      isOver = true;
    };
  }, [config]);
  return hasDrafts && <Alert tone="info">{formatMessage('session.keptDrafts')}</Alert>;
}
