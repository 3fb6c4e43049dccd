export { SiteShell, type SiteShellItem, type SiteShellProps } from './site-shell.js';
