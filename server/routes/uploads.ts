import { uploadImage } from '../../src/api/contract/uploads.ts';
import { failed } from '../../src/domain/outcome.ts';
import { quizFaultSentences as say } from '../../src/domain/sentences/quiz-faults.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import { identifyImage } from '../images/identify-image.ts';
import { fileAddress } from '../store/file-address.ts';
import { keepFile } from '../store/files/keep-file.ts';

const upload = implement(uploadImage, async ({ body, caller, services }) => {
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const image = identifyImage(bytes);
  if (image === null)
    return failed({ kind: 'invalid', message: say.onlyImages, errors: { file: [say.onlyImages] } });
  const name = await inTransaction(services, (inside) =>
    keepFile(inside, { bytes, ...image, uploadedBy: caller.userId, goesWithItsRows: false }),
  );
  return answer({ url: fileAddress(name) });
});

/** Pictures for questions. */
export const uploadRoutes: readonly Implementation[] = [upload];
