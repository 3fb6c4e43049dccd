import { StatusPage } from './status-page.js';

/** There is no such page. */
export function NotFoundScreen() {
  return <StatusPage text="not_found.text" />;
}
