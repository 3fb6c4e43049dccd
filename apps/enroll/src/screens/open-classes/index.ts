export { OpenClassesDesktopScreen } from './open-classes-screen.desktop.js';
export { OpenClassesMobileScreen } from './open-classes-screen.mobile.js';
