import { EnrolScreen } from './enrol-screen.js';
import { Site } from './site.js';
import { start } from './start.js';

start(
  <Site page="enrol">
    <EnrolScreen />
  </Site>,
);
