/** Where the server serves the kept file called `name`. */
export const fileAddress = (name: string): string => `/files/${name}`;
