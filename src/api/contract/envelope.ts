import * as z from 'zod';

/**
 * How words travel. A schema's input is the wire as it is printed in the specification (snake_case, 0 and 1, numbers for
 * kinds), its output is what code reads (camelCase, booleans, words). Whoever receives parses: the server a request, the
 * client an answer. Whoever sends writes the input. Nothing else renames.
 */
export const envelopeOf = <S extends z.ZodType>(content: S) => z.object({ content });

/** The content of every answer with a status of 400 or above: a sentence, a code for programs, and faults by field (`activities.0.title`). */
export const problemContent = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** What went wrong, as the wire says it. */
export type ProblemContent = z.output<typeof problemContent>;
