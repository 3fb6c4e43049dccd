const nobody = ['geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`);

/**
 * The permissions policy of an answer. It allows its page none of these features; `camera` allows the camera, for the
 * pages of both sites.
 */
export const permissionsPolicy = ({ camera }: { readonly camera: boolean }): string =>
  [`camera=(${camera ? 'self' : ''})`, ...nobody].join(', ');
