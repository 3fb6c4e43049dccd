import { writeCookie } from '../../state/cookie.js';
import { settings } from '../../state/settings.js';

/** Opens or collapses the sidebar of a wide screen. */
export const toggleSidebar = (): void => {
  settings.sidebar_open = !settings.sidebar_open;
  writeCookie('sidebarStatus', settings.sidebar_open ? '1' : '0', { keep: true });
};
