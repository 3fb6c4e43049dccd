const nobody = ['geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`);

/** What an answer lets its page ask the visitor for: nothing, or where the ID photo is taken, the camera. */
export const permissionsPolicy = ({ camera }: { readonly camera: boolean }): string =>
  [`camera=(${camera ? 'self' : ''})`, ...nobody].join(', ');
