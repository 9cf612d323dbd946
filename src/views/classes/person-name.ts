/** A person with a name and an address. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Returns the name of a person; the address of somebody whose name is unknown. */
export function formatPersonName({ firstName, lastName, email }: NamedPerson): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
}
