import * as z from 'zod/mini';

/**
 * The content of every response with a status of 400 or above: a message, a code for programs, and
 * errors by field (`activities.0.title`).
 */
export const problemContent = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
