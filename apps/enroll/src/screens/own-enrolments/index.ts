export { OwnEnrolmentsDesktopScreen } from './own-enrolments-screen.desktop.js';
export { OwnEnrolmentsMobileScreen } from './own-enrolments-screen.mobile.js';
