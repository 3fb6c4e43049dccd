import { StatusPage } from './status-page.js';

/** The account may not open the page. */
export function UnauthorisedScreen() {
  return <StatusPage text="unauthorised.text" />;
}
