/** A banner as its form holds it. */
export interface Values {
  readonly message: string;
  readonly type: 'informative' | 'system' | null;
}

/** A banner with its version on the server. */
export interface Stored {
  readonly values: Values;
  readonly version: number;
}

/** What a save sends. */
export interface Sent {
  readonly values: Values;
  readonly version: number;
}

/** What comes back of a save. */
export type SaveAnswer = { readonly stored: Stored } | 'conflict' | 'invalid' | 'lost';

const textOf = (message: string): string => message.replaceAll(/<[^>]*>/g, '').trim();

/** BAN-07 to BAN-10. */
const isValid = ({ message, type }: Values): boolean =>
  type !== null && textOf(message).length >= 1 && textOf(message).length <= 40;

/** Two empty messages are the same, however the text field writes nothing. */
const isSame = (a: Values, b: Values): boolean =>
  a.type === b.type &&
  (a.message === b.message || (textOf(a.message) === '' && textOf(b.message) === ''));

/**
 * What the form of the banner owes its author, told from BAN-06 to BAN-10, BAN-13, NAV-010, PD-27
 * and PD-39 and not from its machine: one tab.
 */
export class FormOracle {
  screen: 'loading' | 'error' | 'form' | 'saving' | 'comparing' = 'loading';
  /** What the author reads in the fields. */
  values: Values | null = null;
  isUnsaved = false;
  /** The version of somebody else, while both are compared. */
  remote: 'loading' | 'failed' | Stored = 'loading';
  readonly sent: Sent[] = [];
  /** How often a version was asked for: only the last answer counts. */
  private asked = 1;
  /** The stored version that the author has seen and changes. */
  private base: Stored | null = null;

  look(): unknown {
    const { screen, values, isUnsaved, remote, sent } = this;
    return {
      screen,
      values: screen === 'loading' || screen === 'error' ? null : values,
      isUnsaved,
      remote: screen === 'comparing' ? remote : null,
      sent,
    };
  }

  private open(stored: Stored): void {
    this.base = stored;
    this.values = stored.values;
    this.screen = 'form';
    this.isUnsaved = false;
  }

  private save(base: Stored): void {
    if (this.values === null) return;
    this.base = base;
    this.screen = 'saving';
    this.sent.push({ values: this.values, version: base.version });
  }

  private load(): void {
    this.screen = 'loading';
    this.asked += 1;
  }

  private compare(): void {
    this.screen = 'comparing';
    this.remote = 'loading';
    this.asked += 1;
  }

  /** The version that was asked for as the `request`th. */
  hearVersion(request: number, answer: Stored | 'lost'): void {
    if (request !== this.asked) return;
    if (this.screen === 'comparing') this.remote = answer === 'lost' ? 'failed' : answer;
    else if (this.screen === 'loading' && answer === 'lost') this.screen = 'error';
    else if (this.screen === 'loading' && answer !== 'lost') this.open(answer);
  }

  reload(): void {
    if (this.screen === 'error') this.load();
  }

  /** Whatever is typed stays, also while a save is on its way. */
  type(change: Partial<Values>): void {
    if (this.values === null || this.base === null) return;
    if (this.screen === 'loading' || this.screen === 'error') return;
    this.values = { ...this.values, ...change };
    if (this.screen === 'saving') return;
    this.screen = 'form';
    this.isUnsaved = !isSame(this.values, this.base.values);
  }

  /** BAN-06: only what is valid and changed is sent. */
  submit(): void {
    if (this.screen !== 'form' || this.values === null || this.base === null) return;
    if (isValid(this.values) && !isSame(this.values, this.base.values)) this.save(this.base);
  }

  /** A save that failed leaves everything as it was, and unsaved. */
  hearSaved(answer: SaveAnswer): void {
    if (answer === 'conflict') {
      this.compare();
      return;
    }
    this.screen = 'form';
    if (typeof answer === 'string' || this.values === null) return;
    this.base = answer.stored;
    this.isUnsaved = !isSame(this.values, answer.stored.values);
  }

  readRemoteAgain(): void {
    if (this.screen === 'comparing' && this.remote === 'failed') this.compare();
  }

  /** PD-39: nobody overwrites a version that was not shown. */
  keepMine(): void {
    if (this.screen === 'comparing' && typeof this.remote !== 'string') this.save(this.remote);
  }

  takeTheirs(): void {
    if (this.screen !== 'comparing') return;
    if (typeof this.remote !== 'string') {
      this.open(this.remote);
      return;
    }
    this.load();
    this.isUnsaved = false;
  }
}
