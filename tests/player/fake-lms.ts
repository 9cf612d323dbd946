import type { ScormFormat } from '../../src/domain/interchange/package-format.ts';

const callNames = {
  '1.2': {
    LMSInitialize: 'Initialize',
    LMSGetValue: 'GetValue',
    LMSSetValue: 'SetValue',
    LMSCommit: 'Commit',
    LMSFinish: 'Terminate',
  },
  '2004': {
    Initialize: 'Initialize',
    GetValue: 'GetValue',
    SetValue: 'SetValue',
    Commit: 'Commit',
    Terminate: 'Terminate',
  },
} as const;

/** A call of either version by its name in 2004. */
export type CallName = (typeof callNames)['2004'][keyof (typeof callNames)['2004']];

/** How a call is broken: it answers false with a fault, throws, or answers nothing. */
export type Breakage = 'false' | 'throws' | 'silent';

/**
 * A learning system of `format` in a window of its own: strict about its calls and about how much
 * it keeps, and broken where a test breaks it.
 */
export class FakeLms {
  readonly window: Window;
  /** Every call in its order: `SetValue cmi.exit=suspend`. */
  readonly calls: string[] = [];
  /** What outlasts the visit. */
  readonly kept = new Map<string, string>();
  readonly #values = new Map<string, string>();
  readonly #broken = new Map<CallName, { readonly how: Breakage; readonly element: RegExp }>();
  #stage: 'closed' | 'open' | 'over' = 'closed';
  #code = '0';

  constructor(format: ScormFormat, kept: Readonly<Record<string, string>> = {}) {
    for (const [element, value] of Object.entries(kept)) {
      this.kept.set(element, value);
      this.#values.set(element, value);
    }
    const api: Record<string, (...given: readonly string[]) => unknown> = {};
    for (const [own, name] of Object.entries(callNames[format]))
      api[own] = (...given) => this.#answer(name, given);
    api[format === '1.2' ? 'LMSGetLastError' : 'GetLastError'] = () => this.#code;
    api[format === '1.2' ? 'LMSGetErrorString' : 'GetErrorString'] = (code) =>
      code === '0' ? '' : `Fault ${code ?? ''}.`;
    const around: Record<string, unknown> = {
      opener: null,
      [format === '1.2' ? 'API' : 'API_1484_11']: api,
    };
    this.window = Object.assign(around, { parent: around, top: around }) as unknown as Window;
  }

  /** Breaks a call until it is mended; where one takes an element, only for those that match. */
  break(name: CallName, how: Breakage, element = /^/): void {
    this.#broken.set(name, { how, element });
  }

  /** Mends every call. */
  mend(): void {
    this.#broken.clear();
  }

  /** The calls since this was asked last. */
  heard(): readonly string[] {
    return this.calls.splice(0);
  }

  #answer(name: CallName, [element = '', value = '']: readonly string[]): unknown {
    this.calls.push([name, name === 'SetValue' ? `${element}=${value}` : element].join(' ').trim());
    const broken = this.#broken.get(name);
    if (broken?.element.test(element) === true) {
      if (broken.how === 'throws') throw new Error('broken');
      this.#code = broken.how === 'false' ? '101' : '0';
      return broken.how === 'false' ? 'false' : undefined;
    }
    this.#code = this.#faultOf(name, element, value);
    return this.#code === '0'
      ? this.#done(name, element, value)
      : name === 'GetValue'
        ? ''
        : 'false';
  }

  #faultOf(name: CallName, element: string, value: string): string {
    if (name === 'Initialize') return this.#stage === 'closed' ? '0' : '103';
    if (this.#stage !== 'open') return '301';
    return name === 'SetValue' && element === 'cmi.suspend_data' && value.length > 4096
      ? '405'
      : '0';
  }

  #done(name: CallName, element: string, value: string): string {
    if (name === 'GetValue') return this.#values.get(element) ?? '';
    if (name === 'Initialize') this.#stage = 'open';
    if (name === 'SetValue') this.#values.set(element, value);
    if (name === 'Terminate') this.#stage = 'over';
    if (name === 'Commit' || name === 'Terminate')
      for (const [known, now] of this.#values) this.kept.set(known, now);
    return 'true';
  }
}
