let loaded: Promise<ReadonlySet<string>> | null = null;

/** Loads the list with the first new password: it takes 20 ms and 6 MB. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is among the 49,000 most common ones of zxcvbn-ts, regardless of case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= loadCommonPasswords();
  return (await loaded).has(password.toLowerCase());
}
