import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { oneFile } from './one-file.ts';

export const uploadImage = {
  method: 'POST',
  path: '/api/quiz/upload_image',
  area: 'uploads',
  ids: ['API-044', 'QVAL-34', 'QVAL-35'],
  summary:
    'Stores a picture for a question (PNG, JPEG, GIF or WebP by its content, at most 10 MB) ' +
    'and returns its address.',
  access: 'quiz.user.write',
  request: 'multipart',
  returns: 'json',
  body: oneFile(10),
  response: z.object({ url: z.string() }),
  errors: [413],
} as const satisfies Endpoint;
