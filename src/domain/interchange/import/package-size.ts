/** How large an uploaded package may be. */
export const mostPackageMegabytes = 20;
