/**
 * Returns the address of a file in the configured viewer service: `{url}` in its address is replaced
 * by the file's encoded address, which is appended where there is none.
 */
export function getOfficeViewerAddress(service: string, fileAddress: string): string {
  const encoded = encodeURIComponent(fileAddress);
  return service.includes('{url}') ? service.replaceAll('{url}', encoded) : service + encoded;
}

/** Returns the host that receives a file, as it is named before a person consents. */
export const getServiceHost = (service: string): string =>
  URL.canParse(service) ? new URL(service).host : service;
