import * as z from 'zod';

/** A person as others see them. */
export const person = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).meta({ id: 'Person' });
export type Person = z.output<typeof person>;

/** The older wire form of a person (ENT-06, sharedUserList). */
export const snakePerson = z
  .object({ first_name: z.string(), last_name: z.string(), email: z.string() })
  .transform(({ first_name, last_name, email }): Person => ({ firstName: first_name, lastName: last_name, email }));
