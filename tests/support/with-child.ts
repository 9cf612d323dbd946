import type { AnyActorRef } from 'xstate';

interface Children {
  readonly children: Readonly<Record<string, AnyActorRef>>;
}

/**
 * Returns a running actor as a view sees it when `child` is its child of the name `id`: for views
 * that read a child which a model walks by itself.
 */
export function withChild<A extends AnyActorRef>(parent: A, id: string, child: AnyActorRef): A {
  let last: { readonly of: unknown; readonly snapshot: unknown } | null = null;
  const getSnapshot = (): unknown => {
    const snapshot = parent.getSnapshot() as Children;
    if (last?.of !== snapshot)
      last = {
        of: snapshot,
        snapshot: { ...snapshot, children: { ...snapshot.children, [id]: child } },
      };
    return last?.snapshot;
  };
  return new Proxy(parent, {
    get: (target, property) => {
      if (property === 'getSnapshot') return getSnapshot;
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
