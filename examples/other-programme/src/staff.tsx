import { Site } from './site.js';
import { StaffScreen } from './staff-screen.js';
import { start } from './start.js';

start(
  <Site page="staff">
    <StaffScreen />
  </Site>,
);
