const folder = '/files/';

/** Where the server serves the kept file called `name`. */
export const fileAddress = (name: string): string => folder + name;

/** The name of the kept file that is served at `address`; null when the address is not one of ours. */
export const fileNameAt = (address: string): string | null =>
  address.startsWith(folder) ? address.slice(folder.length) : null;
