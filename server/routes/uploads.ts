import { uploadImage } from '../../src/api/contract/uploads.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { quizErrors } from '../../src/domain/messages/en/server/quiz-errors.ts';
import { respond, writePrepared, type Implementation } from '../http/implement.ts';
import { identifyImage } from '../files/identify-image.ts';
import { getFileAddress } from '../files/file-names.ts';
import { prepareFile } from '../services/prepare-file.ts';
import { keepFile } from '../store/files/store-file.ts';

const upload = writePrepared(
  uploadImage,
  async ({ body, caller, services }) => {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const image = identifyImage(bytes);
    if (image === null)
      return failed({
        kind: 'invalid',
        message: quizErrors.onlyImages,
        errors: { file: [quizErrors.onlyImages] },
      });
    return succeeded(await prepareFile(services, { bytes, ...image, uploadedBy: caller.userId }));
  },
  async ({ services }, { name }) => {
    await keepFile(services.db, name, true);
    return respond({ url: getFileAddress(name) });
  },
);

/** Images for questions. */
export const uploadRoutes: readonly Implementation[] = [upload];
