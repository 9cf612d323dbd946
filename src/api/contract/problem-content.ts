import * as z from 'zod/mini';

/** The content of every answer with a status of 400 or above: a sentence, a code for programs, and faults by field (`activities.0.title`). */
export const problemContent = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
