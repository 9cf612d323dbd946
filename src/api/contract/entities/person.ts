import * as z from 'zod/mini';

/** The public data of a user. */
export const person = z
  .object({ firstName: z.string(), lastName: z.string(), email: z.string() })
  .check(z.meta({ id: 'Person' }));
export type Person = z.output<typeof person>;

/** The older wire form of a person (ENT-06, sharedUserList). */
export const snakePerson = z.pipe(
  z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  z.transform(({ first_name, last_name, email }): Person => ({
    firstName: first_name,
    lastName: last_name,
    email,
  })),
);
