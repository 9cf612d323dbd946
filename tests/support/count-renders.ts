interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const performedWork = 1;

function getComponentName(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  return typeof type === 'object' && type !== null && 'type' in type
    ? getComponentName(type.type)
    : undefined;
}

/**
 * Collects the components that worked in this commit. A part whose children are the same objects as
 * before was left alone.
 */
function collectRenders(fiber: Fiber, rendered: string[]): void {
  const name = getComponentName(fiber.type);
  if (name !== undefined && (fiber.flags & performedWork) !== 0) rendered.push(name);
  if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling)
    collectRenders(child, rendered);
}

interface RenderHook {
  /** The names of the components that rendered, in their order. */
  readonly rendered: string[];
}

const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const globals = globalThis as { [hookName]?: RenderHook };

// React looks for this hook once, when it is loaded: setup-views.ts imports this file before
// anything that imports React. Test files share React, so the first hook stays.
globals[hookName] ??= createHook();
const { rendered } = globals[hookName];

function createHook() {
  const rendered: string[] = [];
  return {
    rendered,
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      collectRenders(current, rendered);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
}

/** How often each component renders while `act` runs. */
export async function countRendersDuring(
  act: () => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> {
  rendered.length = 0;
  await act();
  const counts: Record<string, number> = {};
  for (const name of rendered) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
