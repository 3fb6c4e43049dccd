export { SettingsDrawer } from './settings-drawer.js';
export type { SettingsDrawerProps } from './settings-drawer-props.js';
