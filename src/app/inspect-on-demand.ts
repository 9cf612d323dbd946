/** Sends the running machines to the Stately inspector when the address asks for it by `?inspect`; its code loads only then. */
export function inspectOnDemand(queryString: string): void {
  if (!new URLSearchParams(queryString).has('inspect')) return;
  void import('./stately-inspector.ts').then(({ openStatelyInspector }) => {
    openStatelyInspector();
  });
}
