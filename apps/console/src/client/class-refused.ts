/** Whom the client tells that a call about the active class was refused; who reads the profile anew enters itself. */
export const classRefused: { tell?: () => void } = {};
