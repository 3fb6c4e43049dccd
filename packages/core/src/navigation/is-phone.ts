/**
 * Whether a user agent is a phone or a tablet, which get the mobile variant of a screen; a page is drawn for
 * it before its script runs.
 */
export const isPhone = (user_agent: string): boolean =>
  /\b(?:Android|iPhone|iPad|iPod|HarmonyOS|Mobile|MicroMessenger)\b/i.test(user_agent);
