/** What a tab shows of the session. */
export type Shown =
  | 'checking'
  | 'retry'
  | 'form'
  | 'starting'
  | 'screens'
  | 'form over screens'
  | 'confirming over screens'
  | 'leaving';

/** What the check of the stored token finds. */
export type Check = { readonly user: string | null } | 'expired' | 'lost';

/**
 * What the session owes a person, told from SES-05, SES-10 to SES-13, SES-28, NAV-006, PD-8, PD-11
 * and PD-12 and not from its machine: one tab.
 */
export class SessionOracle {
  shown: Shown = 'checking';
  user: string | null = null;
  isUnsaved = false;
  /** How often each call was made: only the last answer counts. */
  readonly calls = { checks: 1, flags: 0, signOuts: 0, reloads: 0 };
  private startingMs = 0;

  look(): unknown {
    const { shown, user, isUnsaved, calls } = this;
    return { shown, user: shown.includes('screens') ? user : null, isUnsaved, calls: { ...calls } };
  }

  private check(shown: 'checking' | 'confirming over screens'): void {
    this.shown = shown;
    this.calls.checks += 1;
  }

  /** Nobody is signed in here any more. */
  private end(): void {
    this.shown = 'form';
    this.user = null;
    this.isUnsaved = false;
  }

  private reload(): void {
    this.calls.reloads += 1;
    this.end();
    this.check('checking');
  }

  hearCheck(request: number, answer: Check): void {
    if (request !== this.calls.checks) return;
    if (this.shown === 'checking') {
      if (answer === 'lost') this.shown = 'retry';
      else if (answer === 'expired' || answer.user === null) this.end();
      else {
        // PD-8: the flags decide the menu, so they come first.
        this.shown = 'starting';
        this.user = answer.user;
        this.startingMs = 0;
        this.calls.flags += 1;
      }
    } else if (this.shown === 'confirming over screens') {
      if (typeof answer === 'string' || answer.user === null) this.shown = 'form over screens';
      else if (answer.user === this.user) this.shown = 'screens';
      else this.reload();
    }
  }

  /** The flags come or fail: both end the spinner. */
  hearFlags(request: number): void {
    if (request === this.calls.flags && this.shown === 'starting') this.shown = 'screens';
  }

  wait(milliseconds: number): void {
    if (this.shown !== 'starting') return;
    this.startingMs += milliseconds;
    if (this.startingMs >= 3000) this.shown = 'screens';
  }

  retry(): void {
    if (this.shown === 'retry') this.check('checking');
  }

  work(isUnsaved: boolean): void {
    if (this.shown === 'screens') this.isUnsaved = isUnsaved;
  }

  /** NAV-006: unsaved work is not signed out of. */
  signOut(): void {
    if (this.shown !== 'retry' && (this.shown !== 'screens' || this.isUnsaved)) return;
    this.shown = 'leaving';
    this.calls.signOuts += 1;
  }

  hearSignedOut(): void {
    this.end();
  }

  /** The form of this tab, or that of another one, was filled in. */
  signIn(): void {
    if (this.shown === 'form') this.check('checking');
    else if (this.shown === 'form over screens') this.check('confirming over screens');
  }

  /** PD-12: all tabs, and none with unsaved work loses it (PD-11). */
  signedOutElsewhere(): void {
    if (this.shown === 'retry' || this.shown === 'leaving') return;
    if (this.isUnsaved) this.shown = 'form over screens';
    else this.end();
  }

  /** SES-13: the page reloads, unless it shows nothing yet or that would cost work (PD-11). */
  expire(): void {
    if (this.shown === 'checking') this.end();
    else if (
      this.shown === 'confirming over screens' ||
      (this.shown === 'screens' && this.isUnsaved)
    )
      this.shown = 'form over screens';
    else if (this.shown === 'screens' || this.shown === 'starting') this.reload();
  }

  decline(): void {
    if (this.shown === 'form over screens') this.reload();
  }
}
