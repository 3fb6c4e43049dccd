/** The receiver of refusals about the active class; the module that reloads the profile registers itself. */
export const classRefused: { tell?: () => void } = {};
