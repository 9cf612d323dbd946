import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import { copyText } from './copy-text.ts';

/** Copies the address of the page and says so. */
export async function copyLink(notices: NoticesRef): Promise<void> {
  const isCopied = await copyText(window.location.href).then(
    () => true,
    () => false,
  );
  notices.send({
    type: 'notice.show',
    notice: {
      severity: isCopied ? 'success' : 'error',
      message: { key: isCopied ? 'quizLists.linkCopied' : 'quizLists.linkNotCopied' },
    },
    at: Date.now(),
  });
}
