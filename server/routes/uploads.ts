import type { Message } from '../../src/domain/messages/message.ts';
import { uploadImage } from '../../src/api/contract/uploads.ts';
import { toRefusalMessage } from '../../src/domain/documents/document-refusal.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { respond, writePrepared, type Implementation } from '../http/implement.ts';
import { takeImage } from '../files/identify-image.ts';
import { getFileAddress } from '../files/file-names.ts';
import { prepareFile } from '../services/prepare-file.ts';
import { keepFile } from '../store/files/store-file.ts';

const upload = writePrepared(
  uploadImage,
  async ({ body, caller, services }) => {
    const taken = await takeImage(body.file);
    if ('image' in taken)
      return succeeded(await prepareFile(services, { ...taken.image, uploadedBy: caller.userId }));
    const message: Message =
      taken.refusal === null ? { key: 'quizErrors.onlyImages' } : toRefusalMessage(taken.refusal);
    return failed({ kind: 'invalid', message, errors: { file: [message] } });
  },
  async ({ services }, { name }) => {
    await keepFile(services.db, name, true);
    return respond({ url: getFileAddress(name) });
  },
);

/** Images for questions. */
export const uploadRoutes: readonly Implementation[] = [upload];
