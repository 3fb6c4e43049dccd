const nobody = ['geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`);

/** What an answer lets its page ask the visitor for: nothing, or on the pages of both sites, the camera. */
export const permissionsPolicy = ({ camera }: { readonly camera: boolean }): string =>
  [`camera=(${camera ? 'self' : ''})`, ...nobody].join(', ');
