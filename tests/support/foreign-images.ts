/** Image addresses that a browser would load from another site, however they are written. */
export const foreignImageAddresses = [
  '//evil.example/x.png',
  '/&#47;evil.example/x.png',
  '/\\evil.example/x.png',
  '/\t/evil.example/x.png',
  ' //evil.example/x.png',
];
